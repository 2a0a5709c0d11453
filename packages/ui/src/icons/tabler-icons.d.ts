declare module '~icons/tabler/*' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module cannot import a relative path
  const icon: import('./create-icon.tsx').Icon
  export default icon
}
