/** Made by the bundler from the files of `suite`. */
declare module 'integration-suite';
