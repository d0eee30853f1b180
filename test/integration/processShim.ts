/** What the npm package `assert` reads of Node's `process`, for bundles that run in a web worker. */
export const process = { env: {} };
