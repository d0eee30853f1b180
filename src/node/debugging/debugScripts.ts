/*
 * What debuggers start in place of a source, each given the source's and the input's paths, or what its comment says.
 * They redirect the input themselves: what a shell does with `<` differs among shells, and debuggers quote it.
 */

/** Starts the source as a process of its own, which the debugger of Node follows. */
export const NODE_SCRIPT = `const { spawn } = require('node:child_process');
const { openSync } = require('node:fs');

const [source, given] = process.argv.slice(2);
const stdio = [openSync(given, 'r'), 'inherit', 'inherit'];
spawn(process.execPath, [source], { stdio }).on('exit', (code) => {
  process.exitCode = code === null ? 1 : code;
});
`;

/** Makes the input standard input by its descriptor, as some programs read that, and goes on as the source. */
export const PYTHON_SCRIPT = `import os
import runpy
import sys

source, given = sys.argv[1:3]
os.dup2(os.open(given, os.O_RDONLY), 0)
sys.stdin = os.fdopen(0)
sys.argv = [source]
sys.path[0] = os.path.dirname(source)
runpy.run_path(source, run_name="__main__")
`;

/** The class of `JAVA_SCRIPT`. */
export const JAVA_SCRIPT_CLASS = 'RotationDebug';

/** Given the input and the folder of the compiled classes; calls the one with `main`, which is `Main` if there are several. */
export const JAVA_SCRIPT = `import java.io.FileInputStream;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.List;
import java.util.stream.Collectors;

public class ${JAVA_SCRIPT_CLASS} {
  public static void main(String[] arguments) throws Exception {
    System.setIn(new FileInputStream(arguments[0]));
    Path folder = Paths.get(arguments[1]);
    List<String> names = Files.walk(folder)
        .map(file -> folder.relativize(file).toString().replaceAll("[/\\\\\\\\]", "."))
        .filter(name -> name.endsWith(".class"))
        .map(name -> name.substring(0, name.length() - ".class".length()))
        .filter(name -> !name.equals("${JAVA_SCRIPT_CLASS}"))
        .sorted((a, b) -> Boolean.compare(isMain(b), isMain(a)))
        .collect(Collectors.toList());
    for (String name : names) {
      Method main;
      try {
        main = Class.forName(name, false, ${JAVA_SCRIPT_CLASS}.class.getClassLoader()).getMethod("main", String[].class);
      } catch (NoSuchMethodException absent) {
        continue;
      }
      main.setAccessible(true);
      main.invoke(null, (Object) new String[0]);
      return;
    }
  }

  private static boolean isMain(String name) {
    return name.equals("Main") || name.endsWith(".Main");
  }
}
`;
