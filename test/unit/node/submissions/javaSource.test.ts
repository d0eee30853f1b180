import assert from 'node:assert/strict';
import { publicClass } from '../../../../src/node/submissions/javaSource';

describe('publicClass', () => {
  it('finds a public class, interface, enum or record', () => {
    assert.equal(publicClass('package a.b;\npublic class Solve {}'), 'Solve');
    assert.equal(publicClass('public final class 解答 {}'), '解答');
    assert.equal(publicClass('class A {} public enum B { X }'), 'B');
    assert.equal(publicClass('public record R(int x) {}'), 'R');
  });

  it('finds none where only classes within others are public', () => {
    assert.equal(publicClass('class Main { public static class Inner {} }'), undefined);
  });

  it('is not misled by comments and literals', () => {
    assert.equal(
      publicClass(
        '// public class A {\n/* public class B { */ class C { String s = "}} public class D {"; char c = \'}\'; }\npublic class E {}',
      ),
      'E',
    );
  });
});
