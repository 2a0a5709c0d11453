export interface EditorFiles {
  readonly editorconfig: string
  readonly formatter: { readonly useTabs: boolean; readonly tabWidth: number; readonly printWidth: number }
  readonly nvmrc: string
  readonly engines: { readonly node: string }
}

/** Settings of .editorconfig that the formatter has otherwise, and a version in .nvmrc that is not the oldest supported one. */
export function differingSettings({ editorconfig, formatter, nvmrc, engines }: EditorFiles): string[] {
  const forAll = editorconfig.slice(editorconfig.indexOf('[*]'), editorconfig.indexOf('\n\n[*.'))
  const wanted = [
    `indent_style = ${formatter.useTabs ? 'tab' : 'space'}`,
    `indent_size = ${formatter.tabWidth}`,
    `max_line_length = ${formatter.printWidth}`,
  ]
  return [
    ...wanted
      .filter((line) => !forAll.split('\n').includes(line))
      .map((line) => `.editorconfig lacks ${line}`),
    ...(`>=${nvmrc.trim()}` === engines.node ? [] : [`.nvmrc has ${nvmrc.trim()}, engines ${engines.node}`]),
  ]
}
