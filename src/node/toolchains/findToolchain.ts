import { dirname, extname, join } from 'node:path';
import type { ToolchainSetting } from '../../host/submissions/submissionRunner';
import type { SubmissionResult } from '../../core/judge/submission';
import type { Translate } from '../../core/text/translate';
import { findProgram, searchFolders } from './findProgram';
import { installHint } from './installHint';
import { languageOf } from './languages';
import type { Language, Toolchain } from './toolchain';

/** A toolchain whose programs are there. */
export interface FoundToolchain {
  /** The name of the language; of a language that none is built in for, the ending of its files. */
  readonly language: string;
  readonly toolchain: Toolchain;
  /** Where its programs are, by name. */
  readonly paths: ReadonlyMap<string, string>;
  /** What it says of its version, in one line; empty where it says nothing. */
  readonly version: string;
  /** See `Language`. */
  readonly empty: string | undefined;
}

/** What a program says of its version, or undefined where it does not work. */
export type AskVersion = (argv: readonly string[]) => Promise<string | undefined>;

type Missing = Extract<SubmissionResult, { readonly kind: 'unknown-language' | 'not-installed' }>;

/**
 * The toolchain of a source: that of the settings for its ending, or the first of the built-in ones whose programs are
 * there and work.
 */
export async function findToolchain(
  source: string,
  settings: Readonly<Record<string, ToolchainSetting>>,
  askVersion: AskVersion,
  t: Translate,
): Promise<({ readonly kind: 'found' } & FoundToolchain) | Missing> {
  const ending = extname(source).slice(1);
  const language = languageOf(ending);
  const setting = settingOf(ending, settings);
  if (setting) return findSet(setting, ending, language, askVersion, t);
  if (!language) return { kind: 'unknown-language', ending };

  const folders = searchFolders(process.env);
  const nearby = [...folders, ...packageFolders(source)];
  const lacking: { readonly program: string; readonly toolchain: Toolchain }[] = [];
  for (const toolchain of language.toolchains) {
    const { paths, missing } = await locate(toolchain.programs, nearby);
    if (missing !== undefined) {
      lacking.push({ program: missing, toolchain });
      continue;
    }
    const version = await askVersion(withPath(toolchain.version, paths));
    if (version === undefined) lacking.push({ program: toolchain.programs[0], toolchain });
    else if (toolchain.accepts?.(version) ?? true)
      return { kind: 'found', language: language.name, toolchain, paths, version, empty: language.empty };
  }
  const [toolchain] = language.toolchains;
  const first = lacking[0] ?? { program: toolchain.programs[0], toolchain };
  return {
    kind: 'not-installed',
    language: language.name,
    program: first.program,
    hint: await installHint(first.toolchain.installation ?? language.installation, folders),
  };
}

async function findSet(
  { compile, run }: ToolchainSetting,
  ending: string,
  language: Language | undefined,
  askVersion: AskVersion,
  t: Translate,
): Promise<({ readonly kind: 'found' } & FoundToolchain) | Missing> {
  const name = language?.name ?? `.${ending}`;
  // A program whose name is filled in, such as `${output}`, is made by the compiler.
  const programs = [compile?.[0], run[0]].filter(
    (program): program is string => program !== undefined && !program.includes('${'),
  );
  const { paths, missing } = await locate(programs, searchFolders(process.env));
  const hint = t('see the setting {0}', 'rotation.toolchains');
  if (missing !== undefined) return { kind: 'not-installed', language: name, program: missing, hint };
  const [first] = programs;
  const version = first === undefined ? [] : [first, '--version'];
  const toolchain = {
    programs: [first ?? name, ...programs.slice(1)] as const,
    version,
    run,
    ...(compile ? { compile } : {}),
  };
  const said = first === undefined ? undefined : await askVersion(withPath(version, paths));
  return { kind: 'found', language: name, toolchain, paths, version: said ?? '', empty: language?.empty };
}

function settingOf(
  ending: string,
  settings: Readonly<Record<string, ToolchainSetting>>,
): ToolchainSetting | undefined {
  for (const name of [ending, ending.toLowerCase()]) if (Object.hasOwn(settings, name)) return settings[name];
  return undefined;
}

async function locate(
  programs: readonly string[],
  folders: readonly string[],
): Promise<{ readonly paths: ReadonlyMap<string, string>; readonly missing: string | undefined }> {
  const paths = new Map<string, string>();
  for (const program of programs) {
    const path = await findProgram(program, folders);
    if (path === undefined) return { paths, missing: program };
    paths.set(program, path);
  }
  return { paths, missing: undefined };
}

/** The program of a command line replaced by its place. */
export function withPath(argv: readonly string[], paths: ReadonlyMap<string, string>): readonly string[] {
  const [program = '', ...rest] = argv;
  return [paths.get(program) ?? program, ...rest];
}

/** Where the packages of a project keep their programs, from the folder of the source upwards. */
function packageFolders(source: string): readonly string[] {
  const folders: string[] = [];
  for (let folder = dirname(source); ; folder = dirname(folder)) {
    folders.push(join(folder, 'node_modules', '.bin'));
    if (dirname(folder) === folder) return folders;
  }
}
