import type * as vscode from 'vscode';

/** The commands of the manifest that the host implements, but for those of the board editor. */
export const COMMANDS = {
  solve: 'rotation.solve',
  clearAnswers: 'rotation.clearAnswers',
  copyOutput: 'rotation.copyOutput',
  saveOutput: 'rotation.saveOutput',
  generate: 'rotation.generate',
  newFile: 'rotation.newFile',
  play: 'rotation.play',
  copyAnswer: 'rotation.copyAnswer',
  checkOutput: 'rotation.checkOutput',
  clearCheck: 'rotation.clearCheck',
  compareWithJudge: 'rotation.compareWithJudge',
  showWrongOutputs: 'rotation.showWrongOutputs',
  removeByteOrderMark: 'rotation.removeByteOrderMark',
  checkSubmission: 'rotation.checkSubmission',
  checkSubmissionOnOtherInputs: 'rotation.checkSubmissionOnOtherInputs',
  stopSubmission: 'rotation.stopSubmission',
  stressTest: 'rotation.stressTest',
  compareRunOutput: 'rotation.compareRunOutput',
  showRunOutput: 'rotation.showRunOutput',
  showFailedBoard: 'rotation.showFailedBoard',
  showRunLog: 'rotation.showRunLog',
} as const;

/** Where a command finds the board that it is asked for: in an input, or by what an output says of it. */
export interface CasePlace {
  readonly uri: vscode.Uri;
  /** Any offset of the board in the text. */
  readonly offset: number;
}
