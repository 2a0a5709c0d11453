import { spawnSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { publishedTypes } from './published-types.ts'

const folder = join(import.meta.dirname, '..')
const root = join(folder, '../..')

/** Writes the package as it is given to others: modules without dependencies, types without the contract. */
export async function buildPackage(outDir: string): Promise<void> {
  rmSync(outDir, { recursive: true, force: true })
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      target: 'es2022',
      minify: false,
      lib: {
        entry: { index: join(folder, 'src/index.ts'), cli: join(folder, 'src/cli/main.ts') },
        formats: ['es'],
      },
      rolldownOptions: { external: /^node:/u },
    },
  })
  declareTypes(outDir)
  cpSync(join(folder, 'README.md'), join(outDir, 'README.md'))
  writeFileSync(join(outDir, 'package.json'), JSON.stringify(manifest(), undefined, 2))
}

function declareTypes(outDir: string): void {
  const config = join(import.meta.dirname, 'tsconfig.json')
  const program = join(root, 'node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [program, '-p', config, '--outDir', outDir], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the types of the client could not be declared:\n${stdout}`)
  for (const name of globSync('**/*.d.ts', { cwd: outDir })) {
    const path = join(outDir, name)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/(from '\.[^']*)\.ts'/gu, "$1.js'"))
  }
  writeFileSync(
    join(outDir, 'types.d.ts'),
    publishedTypes(readFileSync(join(folder, 'src/types.ts'), 'utf8')),
  )
}

function manifest() {
  const { name, version, description, engines } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  return {
    ...{ name, version, description, engines },
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    bin: { beckon: './cli.js' },
  }
}
