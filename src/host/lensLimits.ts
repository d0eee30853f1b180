/** Documents with more boards get no lenses: VS Code lays out every lens of a document at once. */
export const MAX_BOARDS_WITH_LENSES = 2000;

/** The boards of a line that get lenses: more would not fit above it. */
export const MAX_LENSES_ON_LINE = 5;
