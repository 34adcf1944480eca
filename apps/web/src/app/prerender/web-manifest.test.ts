import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { webManifest } from './web-manifest.ts'

test('the club is on a home screen by its own name, with icons that are there', () => {
  const manifest: { name: string; icons: readonly { src: string }[] } = JSON.parse(webManifest('Osprey “Blue”'))
  expect(manifest.name).toBe('Osprey “Blue”')
  const files = manifest.icons.map(({ src }) => src.replace('/kestrel-red/', ''))
  expect(files).toHaveLength(3)
  for (const file of files) expect(existsSync(join(import.meta.dirname, '../../../public', file)), file).toBe(true)
})
