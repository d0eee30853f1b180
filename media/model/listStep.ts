/**
 * The case that a key goes to in the list of boards, or undefined for other keys.
 * @param page how many boards are in view
 */
export function listStep(key: string, selected: number, count: number, page: number): number | undefined {
  const last = Math.max(0, count - 1);
  switch (key) {
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(0, selected - 1);
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(last, selected + 1);
    case 'PageUp':
      return Math.max(0, selected - page);
    case 'PageDown':
      return Math.min(last, selected + page);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
