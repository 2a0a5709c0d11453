/** The faces of each script, loaded only where a language of it is shown. Latin, Greek and Cyrillic come with Inter. */
const faces: Readonly<Record<string, () => Promise<unknown>>> = {
  ar: () => import('./fonts/arabic.css'),
  ur: () => import('./fonts/arabic.css'),
  th: () => import('./fonts/thai.css'),
  bn: () => import('./fonts/bengali.css'),
  km: () => import('./fonts/khmer.css'),
  lo: () => import('./fonts/lao.css'),
  my: () => import('./fonts/myanmar.css'),
  ja: () => import('./fonts/japanese.css'),
  'zh-TW': () => import('./fonts/chinese-taiwan.css'),
  'zh-HK': () => import('./fonts/chinese-hong-kong.css'),
  'zh-MY': () => import('./fonts/chinese-simplified.css'),
}

/** Names and addresses come in the country's languages too, not only in that of the page. */
export function loadScriptFonts(languages: readonly string[]): void {
  for (const language of languages) {
    if (language === 'ur-Latn') continue
    // Without its face a script still shows, in the system's own.
    const face = faces[language] ?? faces[language.split('-')[0] ?? '']
    face?.().catch(() => {})
  }
}
