/**
 * How bad a fault of an input is. `error`: submissions fail on it. `warning`: judges read past it. `information`: good to
 * know.
 */
export type Severity = 'error' | 'warning' | 'information';
