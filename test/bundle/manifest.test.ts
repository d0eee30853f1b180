import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { DEFAULT_LIMITS, DEFAULT_STRESS_SECONDS } from '../../src/core/judge/defaultLimits';
import { MOST_LIMITS, MOST_STRESS_SECONDS } from '../../src/core/judge/mostLimits';
import { readJson, sourcesBelow } from '../support/sourceFiles';

interface Setting {
  readonly default: unknown;
  readonly maximum?: number;
}

interface Manifest {
  readonly icon: string;
  readonly engines: { readonly vscode: string };
  readonly activationEvents: readonly string[];
  readonly contributes: {
    readonly commands: readonly { readonly command: string }[];
    readonly menus: Readonly<Record<string, readonly { readonly command: string }[]>>;
    readonly configuration: { readonly properties: Readonly<Record<string, Setting>> };
  };
}

const text = readFileSync('package.json', 'utf8');
const manifest = readJson('package.json') as Manifest;
const { contributes } = manifest;
const commands = contributes.commands.map(({ command }) => command);
const sources = [...sourcesBelow('src').values()].join('\n');

describe('the manifest', () => {
  it('names files that are there', () => {
    const nls = readFileSync('package.nls.json', 'utf8') + readFileSync('package.nls.zh-cn.json', 'utf8');
    const files = [
      ...(text + nls).matchAll(/"(?:\.\/)?((?:media|syntaxes|walkthrough|l10n)(?:\/[\w.-]+)*)"/g),
    ];
    assert.ok(files.length > 10);
    assert.deepEqual(
      files.map(([, file = '']) => file).filter((file) => !existsSync(file)),
      [],
    );
  });

  it('has the limits that runs have without settings, and are held to', () => {
    const range = (name: string): unknown[] => {
      const setting = contributes.configuration.properties[`rotation.${name}`];
      return [setting?.default, setting?.maximum];
    };
    assert.deepEqual(range('limits.time'), [DEFAULT_LIMITS.milliseconds, MOST_LIMITS.milliseconds]);
    assert.deepEqual(range('limits.memory'), [DEFAULT_LIMITS.megabytes, MOST_LIMITS.megabytes]);
    const megabytes = [DEFAULT_LIMITS.outputBytes, MOST_LIMITS.outputBytes].map((bytes) => bytes / 2 ** 20);
    assert.deepEqual(range('limits.output'), megabytes);
    assert.deepEqual(range('stress.seconds'), [DEFAULT_STRESS_SECONDS, MOST_STRESS_SECONDS]);
  });

  it('has menu entries for its own commands only', () => {
    const entries = Object.values(contributes.menus).flatMap((menu) => menu.map(({ command }) => command));
    assert.deepEqual(
      entries.filter((command) => !commands.includes(command)),
      [],
    );
  });

  it('contributes the commands that the source registers, and no others', () => {
    const registered = new Set(
      [...sources.matchAll(/'(rotation\.\w+)'/g)].map(([, command = '']) => command),
    );
    const known = new Set([
      'rotation.board',
      'rotation.boards',
      'rotation.hasBoards',
      'rotation.hasInputs',
      'rotation.isJudged',
      'rotation.isRunning',
      'rotation.isSolved',
      'rotation.isChecked',
      'rotation.isJudged',
      'rotation.isSource',
      'rotation.submission',
      'rotation.toolchains',
    ]);
    assert.deepEqual([...registered].filter((name) => !known.has(name)).sort(), [...commands].sort());
  });

  it('contributes the settings that the source reads, and no others', () => {
    const settings = readFileSync('src/host/settings.ts', 'utf8');
    const read = [...settings.matchAll(/values\.get\('([\w.]+)'/g)].map(
      ([, name = '']) => `rotation.${name}`,
    );
    assert.deepEqual(read.sort(), Object.keys(contributes.configuration.properties).sort());
  });

  it('is activated by what it contributes, and for the tests and sources of a folder with inputs', () => {
    assert.deepEqual(manifest.activationEvents, ['workspaceContains:**/*.rot']);
  });

  it('asks for the VS Code whose API it is checked against', () => {
    const types = readJson('node_modules/@types/vscode/package.json') as { readonly version: string };
    assert.equal(manifest.engines.vscode, `^${types.version}`);
  });

  it('has a square PNG icon of at least 256 pixels', () => {
    const png = readFileSync(manifest.icon);
    assert.equal(png.toString('latin1', 1, 4), 'PNG');
    const width = png.readUInt32BE(16);
    assert.equal(png.readUInt32BE(20), width);
    assert.ok(width >= 256);
  });
});
