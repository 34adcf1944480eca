import { cpSync, existsSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withDefect } from './defect.ts'
import type { Defect } from './defect.ts'

export const designSystem = join(import.meta.dirname, '../../../packages/design-system')
/** Inside the package, so that what is imported is found as from the package itself. */
export const benchCopy = join(designSystem, '.defect-bench')

const folders = ['src', 'exports', '.storybook', 'conformance', 'test', 'sizes']

/** Copies what components, their tests and their gallery are made of. */
export function makeCopy() {
  removeCopy()
  for (const folder of folders)
    if (existsSync(join(designSystem, folder)))
      cpSync(join(designSystem, folder), join(benchCopy, folder), { recursive: true })
  for (const file of readdirSync(designSystem).filter((name) => /\.(json|ts)$/.test(name)))
    cpSync(join(designSystem, file), join(benchCopy, file))
}

export function removeCopy() {
  rmSync(benchCopy, { recursive: true, force: true })
}

export function fileOf({ file }: Defect): string {
  return join(benchCopy, 'src', file)
}

/** Writes the defect into the copy. */
export function plant(defect: Defect) {
  write(fileOf(defect), withDefect(cleanText(defect), defect))
}

/** Takes it out again. */
export function pullOut(defect: Defect) {
  write(fileOf(defect), cleanText(defect))
}

const cleanTexts = new Map<string, string>()

function cleanText(defect: Defect): string {
  const file = fileOf(defect)
  const text = cleanTexts.get(file) ?? readFileSync(file, 'utf8')
  cleanTexts.set(file, text)
  return text
}

export function write(file: string, text: string) {
  writeFileSync(file, text)
}

/** Says to whoever watches the file that it has changed. */
export function touch(file: string) {
  utimesSync(file, new Date(), new Date())
}
