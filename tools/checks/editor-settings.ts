export interface EditorFiles {
  readonly editorconfig: string
  readonly biome: { readonly formatter: { readonly indentStyle: string; readonly lineWidth: number } }
  readonly nvmrc: string
  readonly engines: { readonly node: string }
}

/** Spaces of an indentation where biome.json names none. */
const BIOME_INDENT = 2

/** Settings of .editorconfig that the formatter has otherwise, and a version in .nvmrc that is not the oldest supported one. */
export function differingSettings({ editorconfig, biome, nvmrc, engines }: EditorFiles): string[] {
  const forAll = editorconfig.slice(editorconfig.indexOf('[*]'), editorconfig.indexOf('\n\n[*.'))
  const wanted = [
    `indent_style = ${biome.formatter.indentStyle}`,
    `indent_size = ${BIOME_INDENT}`,
    `max_line_length = ${biome.formatter.lineWidth}`,
  ]
  return [
    ...wanted
      .filter((line) => !forAll.split('\n').includes(line))
      .map((line) => `.editorconfig lacks ${line}`),
    ...(`>=${nvmrc.trim()}` === engines.node ? [] : [`.nvmrc has ${nvmrc.trim()}, engines ${engines.node}`]),
  ]
}
