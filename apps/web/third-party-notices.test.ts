import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packagesOf, renderBillOfMaterials, renderNotices } from './third-party-notices.ts'

const files = {
  'node_modules/one/package.json': { name: 'one', version: '1.2.0', license: 'MIT', homepage: 'https://one.test' },
  'node_modules/one/LICENSE': 'Permission is hereby granted by One.\n',
  'node_modules/one/licenser.js': 'no licence',
  'node_modules/one/node_modules/@two/deep/package.json': {
    name: '@two/deep',
    version: '3.0.0',
    license: '(MIT OR ISC)',
  },
  'node_modules/one/node_modules/@two/deep/Licence.md': 'Permission is hereby granted by Two.',
  'node_modules/one/node_modules/@two/deep/NOTICE.txt': 'Two asks to be named.',
  'node_modules/bare/package.json': { name: 'bare', version: '0.1.0' },
}
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'notices-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const modules = () => [
  join(folder, 'src/main.tsx'),
  join(folder, 'node_modules/one/dist/a.js'),
  join(folder, 'node_modules/one/dist/b.js'),
  join(folder, 'node_modules/one/node_modules/@two/deep/index.js'),
]

test('each package of which something is bundled is named once, with its own licence texts', () => {
  const packages = packagesOf(modules())
  expect(packages.map(({ name, version }) => `${name} ${version}`)).toEqual(['@two/deep 3.0.0', 'one 1.2.0'])
  const notices = renderNotices(packages)
  for (const text of ['granted by One.', 'granted by Two.', 'Two asks to be named.', 'https://one.test'])
    expect(notices.split(text)).toHaveLength(2)
  expect(notices).not.toContain('no licence')
})

test('the bill of materials names them as CycloneDX does', () => {
  expect(JSON.parse(renderBillOfMaterials(packagesOf(modules())))).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'application', name: '@clubhouse/web' } },
    components: [
      {
        type: 'library',
        group: '@two',
        name: 'deep',
        purl: 'pkg:npm/%40two/deep@3.0.0',
        licenses: [{ expression: '(MIT OR ISC)' }],
      },
      { name: 'one', version: '1.2.0', purl: 'pkg:npm/one@1.2.0', licenses: [{ license: { id: 'MIT' } }] },
    ],
  })
})

test('code that a tool writes into the build is the tool’s', () => {
  const written = ['\0rolldown/runtime.js', '\0vite/preload-helper.js', '/club/apps/web/src/paraglide/runtime.js']
  expect(packagesOf(written).map(({ name }) => name)).toEqual(['@inlang/paraglide-js', 'rolldown', 'vite'])
})

test('a package that says no licence cannot be built in', () => {
  expect(() => packagesOf([join(folder, 'node_modules/bare/index.js')])).toThrow('bare 0.1.0 is in the build')
})
