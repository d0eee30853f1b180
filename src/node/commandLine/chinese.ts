export { default as chinese } from '../../../l10n/bundle.l10n.zh-cn.json';
