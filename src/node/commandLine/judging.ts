export { checkCommand } from './checkCommand';
export { judgeCommand } from './judgeCommand';
export { stressCommand } from './stressCommand';
