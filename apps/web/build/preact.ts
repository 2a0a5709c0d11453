/** Pages that must be light run on Preact (ADR 0076): aliases for the imports of React. */
export const preact = {
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
}
