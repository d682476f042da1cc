/**
 * Patterns of well-known keys. The beginnings of the keys are taken from the rules of secret scanners such as gitleaks.
 */
export const KNOWN_KEYS: readonly RegExp[] = [
  /-----BEGIN [A-Z\d ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]{0,20000}?(?:-----END [A-Z\d ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)/g,
  // JSON web tokens, signed and encrypted.
  /\beyJ[\w-]{8,}(?:\.[\w-]*){2,4}/g,
  /\b(?:A3T[A-Z\d]|AKIA|ASIA|ABIA|ACCA|AGPA|AIDA|AROA|ANPA)[A-Z\d]{16}\b/g,
  /\b(?:gh[oprsu]_|github_pat_|glpat-|gl(?:dt|rt|ft)-|npm_|pypi-|dckr_pat_|hvs\.|hvb\.|dop_v1_|doo_v1_|lin_api_|shp(?:at|ca|pa|ss|tka)_|sk-ant-|sk-proj-|[srp]k_(?:live|test)_|whsec_|xapp-|xox[a-z]-|ya29\.|AIza|EAA[A-Z]|SG\.|sq0(?:csp|atp)-|ATATT3|pat-(?:na|eu)\d-|rdme_|phc_|sntrys_|NRAK-|key-)[\w.~=-]{12,}/g,
  /\bsk-[A-Za-z\d]{20,}/g,
  /\b(?:AC|SK)[\da-f]{32}\b/g,
  /hooks\.slack\.com\/(?:services|workflows)\/[\w/]+/g,
];
