/** The faces of Han letters, loaded only where a language of them is shown. Those of other scripts are in scripts.css. */
const faces: Readonly<Record<string, () => Promise<unknown>>> = {
  ja: () => import('./fonts/japanese.css'),
  'zh-TW': () => import('./fonts/chinese-taiwan.css'),
  'zh-HK': () => import('./fonts/chinese-hong-kong.css'),
  'zh-MY': () => import('./fonts/chinese-simplified.css'),
}

/** Names and addresses come in the country's languages too, not only in that of the page. */
export function loadScriptFonts(languages: readonly string[]): void {
  for (const language of languages) {
    // Without its face a script still shows, in the system's own.
    faces[language]?.().catch(() => {})
  }
}
