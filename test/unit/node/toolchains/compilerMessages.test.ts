import assert from 'node:assert/strict';
import { compilerMessages } from '../../../../src/node/toolchains/compilerMessages';

/** What compilers printed, and the messages in it. */
const LOGS = {
  'g++': {
    source: 'main.cpp',
    log: [
      "main.cpp: In function 'int main()':",
      "main.cpp:4:31: error: reference to 'is_final' is ambiguous",
      '    4 | int main(){ int n; cin>>n; if(is_final(n)) puts("x"); return 0; }',
      '      |                               ^~~~~~~~',
      'In file included from /usr/include/c++/12/bits/move.h:57,',
      '                 from main.cpp:1:',
      "/usr/include/c++/12/type_traits:3234:12: note: candidates are: 'struct std::is_final<_Tp>'",
      "main.cpp:3:6: note:                 'bool is_final(int)'",
      'main.cpp:9:5:   required from here',
      "main.cpp:7:7: warning: unused variable 'x' [-Wunused-variable]",
    ],
    messages: [
      { severity: 'error', line: 4, column: 31, text: "reference to 'is_final' is ambiguous" },
      { severity: 'information', line: 3, column: 6, text: "'bool is_final(int)'" },
      { severity: 'warning', line: 7, column: 7, text: "unused variable 'x' [-Wunused-variable]" },
    ],
  },
  'g++ in Chinese': {
    source: 'main.cpp',
    log: ['main.cpp:1:1: 错误：‘x’不是一个类型名', 'main.cpp:2:3: 致命错误： a.h：没有那个文件'],
    messages: [
      { severity: 'error', line: 1, column: 1, text: '‘x’不是一个类型名' },
      { severity: 'error', line: 2, column: 3, text: 'a.h：没有那个文件' },
    ],
  },
  'gcc of a text that is not in English': {
    source: 'main.c',
    log: [String.raw`main.c:1:2: error: #error \U00004e2d\U00006587 \U0001f600 \Users`],
    messages: [{ severity: 'error', line: 1, column: 2, text: String.raw`#error 中文 😀 \Users` }],
  },
  'a header of the user': {
    source: 'main.cpp',
    log: ["/home/u/board.h:3:9: error: 'y' was not declared", 'compilation terminated.'],
    messages: [{ severity: 'error', text: "/home/u/board.h:3: 'y' was not declared" }],
  },
  'a linker': {
    source: 'main.c',
    log: [
      "/usr/bin/ld: /tmp/ccX.o: in function `main':",
      "main.c:(.text.startup+0x5): undefined reference to `solve'",
      'collect2: error: ld returned 1 exit status',
    ],
    messages: [{ severity: 'error', text: "undefined reference to `solve'" }],
  },
  javac: {
    source: 'Solve.java',
    log: [
      '/x/making-a/Solve.java:2: error: incompatible types: String cannot be converted to int',
      '  public static void main(String[] a) { int x = "a"; foo(); } ',
      '                                                ^',
      'Solve.java:2: error: cannot find symbol',
      '  public static void main(String[] a) { int x = "a"; foo(); } ',
      '                                                     ^',
      '  symbol:   method foo()',
      '2 errors',
    ],
    messages: [
      {
        severity: 'error',
        line: 2,
        column: 49,
        text: 'incompatible types: String cannot be converted to int',
      },
      { severity: 'error', line: 2, column: 54, text: 'cannot find symbol' },
    ],
  },
  rustc: {
    source: 'main.rs',
    log: [
      '/x/main.rs:1:46: error[E0425]: cannot find value `y` in this scope',
      'error: aborting due to 1 previous error',
    ],
    messages: [
      { severity: 'error', line: 1, column: 46, text: 'cannot find value `y` in this scope [E0425]' },
    ],
  },
  go: {
    source: 'main.go',
    log: ['# command-line-arguments', './main.go:3:15: x declared but not used'],
    messages: [{ severity: 'error', line: 3, column: 15, text: 'x declared but not used' }],
  },
  fpc: {
    source: 'main.pas',
    log: [
      'Compiling main.pas',
      'main.pas(3,5) Note: Local variable "i" not used',
      'main.pas(4,8) Fatal: illegal character "\'"\'" ($22)',
      'Fatal: Compilation aborted',
      'Error: /usr/bin/ppcx64 returned an error exitcode',
    ],
    messages: [
      { severity: 'information', line: 3, column: 5, text: 'Local variable "i" not used' },
      { severity: 'error', line: 4, column: 8, text: 'illegal character "\'"\'" ($22)' },
    ],
  },
  mcs: {
    source: 'main.cs',
    log: [
      'main.cs(2,40): error CS0029: Cannot implicitly convert',
      'Compilation failed: 1 error(s), 0 warnings',
    ],
    messages: [{ severity: 'error', line: 2, column: 40, text: 'Cannot implicitly convert [CS0029]' }],
  },
  kotlinc: {
    source: 'main.kt',
    log: [
      'OpenJDK 64-Bit Server VM warning: Options -Xverify:none and -noverify were deprecated in JDK 13.',
      'main.kt:3:11: error: unresolved reference: y',
      '  println(y)',
      '          ^',
    ],
    messages: [{ severity: 'error', line: 3, column: 11, text: 'unresolved reference: y' }],
  },
  node: {
    source: 'main.js',
    log: [
      '/x/main.js:1',
      'const x: number = 1;',
      '      ^',
      '',
      'SyntaxError: Missing initializer in const declaration',
      '    at wrapSafe (node:internal/modules/cjs/loader:1464:18)',
      '',
      'Node.js v20.20.2',
    ],
    messages: [
      {
        severity: 'error',
        line: 1,
        column: 7,
        text: 'SyntaxError: Missing initializer in const declaration',
      },
    ],
  },
  'node of types': {
    source: 'main.ts',
    log: [
      '/x/main.ts:2',
      'enum A { X }',
      'let s: string = ;',
      '                ^',
      '',
      'SyntaxError [ERR_INVALID_TYPESCRIPT_SYNTAX]: Expression expected',
    ],
    messages: [
      {
        severity: 'error',
        line: 2,
        column: 17,
        text: 'SyntaxError [ERR_INVALID_TYPESCRIPT_SYNTAX]: Expression expected',
      },
    ],
  },
  'a check of Python': {
    source: 'main.py',
    log: [String.raw`C:\x\main.py:2:5: error: SyntaxError: invalid syntax`],
    messages: [{ severity: 'error', line: 2, column: 5, text: 'SyntaxError: invalid syntax' }],
  },
  'an error of no place': {
    source: 'main.cpp',
    log: ['g++: fatal error: no input files'],
    messages: [{ severity: 'error', text: 'no input files' }],
  },
};

describe('compilerMessages', () => {
  for (const [compiler, { source, log, messages }] of Object.entries(LOGS))
    for (const [ending, eol] of Object.entries({ LF: '\n', CRLF: '\r\n' }))
      it(`reads what ${compiler} prints, with ${ending}`, () => {
        assert.deepEqual(compilerMessages(log.join(eol), source), messages);
      });

  it('finds nothing in what is no message', () => {
    assert.deepEqual(compilerMessages('Compilation succeeded\n10:30:00 done\n', 'main.c'), []);
  });
});
