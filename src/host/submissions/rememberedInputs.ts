import * as vscode from 'vscode';

const KEY = 'inputsOfSubmissions';

/** Sources whose inputs are remembered; older ones are forgotten. */
const MOST = 50;

type Stored = readonly (readonly [source: string, inputs: readonly string[]])[];

/** The inputs that each source was last run on, kept with the workspace. */
export class RememberedInputs {
  constructor(private readonly memory: vscode.Memento) {}

  of(source: vscode.Uri): readonly vscode.Uri[] {
    const inputs = this.stored().find(([key]) => key === source.toString())?.[1] ?? [];
    return inputs.map((input) => vscode.Uri.parse(input, true));
  }

  async remember(source: vscode.Uri, inputs: readonly vscode.Uri[]): Promise<void> {
    const others = this.stored().filter(([key]) => key !== source.toString());
    const entry = [source.toString(), inputs.map(String)] as const;
    await this.memory.update(KEY, [entry, ...others].slice(0, MOST));
  }

  private stored(): Stored {
    return this.memory.get<Stored>(KEY, []);
  }
}
