import assert from 'node:assert/strict';
import { sourceCopy } from '../../../../src/node/submissions/sourceCopy';

describe('sourceCopy', () => {
  it('has a plain name, whatever the file is called', () => {
    assert.equal(sourceCopy('/x/旋转 游戏.cpp', '').name, 'main.cpp');
    assert.equal(sourceCopy('/x/-o.CC', '').name, 'main.cc');
    assert.equal(sourceCopy('/x/old.C', '').name, 'main.cpp');
  });

  it('is named after the public class in Java', () => {
    assert.equal(sourceCopy('/x/1343.java', 'public class Solve {}').name, 'Solve.java');
    assert.equal(sourceCopy('/x/1343.java', 'class Solve {}').name, 'Main.java');
  });

  it('makes the encoding that a Python source names that of the copy', () => {
    const text = '#!/usr/bin/python3\n# -*- coding: gbk -*-\nx = "coding: gbk"\n';
    assert.equal(
      sourceCopy('a.py', text).text,
      '#!/usr/bin/python3\n# -*- coding: utf-8 -*-\nx = "coding: gbk"\n',
    );
    assert.equal(sourceCopy('a.py', 'a\nb\n# coding=gbk\n').text, 'a\nb\n# coding=gbk\n');
  });
});
