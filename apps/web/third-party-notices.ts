import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

interface BundledPackage {
  name: string
  version: string
  /** As SPDX writes it, such as `MIT` or `(MPL-2.0 OR Apache-2.0)`. */
  licence: string
  homepage: string | undefined
  /** The texts of its licence and notice files. */
  texts: readonly string[]
}

const root = join(import.meta.dirname, '../..')
const inPackage = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//
/** Code that tools write into the build, by the module that it stands in. */
const toolModules: readonly (readonly [RegExp, string])[] = [
  [/^\0rolldown\//, 'rolldown'],
  [/^\0vite\//, 'vite'],
  [/\/src\/paraglide\//, '@inlang/paraglide-js'],
]
const licenceFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i

/**
 * Writes what the club owes to others beside the build, made from the modules that are in it: the notices of third parties
 * (`licences.txt`) and a bill of materials in CycloneDX (`bom.cdx.json`). A package without a licence fails the build.
 */
export const thirdPartyNotices: Plugin = {
  name: 'third-party-notices',
  apply: 'build',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' ? Object.entries(output.modules) : [],
    )
    const bundled = modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id)
    const packages = packagesOf(bundled)
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: renderNotices(packages) })
    this.emitFile({ type: 'asset', fileName: 'bom.cdx.json', source: renderBillOfMaterials(packages) })
  },
}

/** The packages that modules come from, our own left out, by name and version. */
export function packagesOf(modules: readonly string[]): BundledPackage[] {
  const folders = new Set(modules.map(folderOf).filter((folder) => folder !== undefined))
  const packages = new Map([...folders].map(readPackage).map((each) => [`${each.name}@${each.version}`, each]))
  return [...packages.values()].toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
}

export function renderNotices(packages: readonly BundledPackage[]): string {
  const notices = packages.map(({ name, version, licence, homepage, texts }) =>
    [`${name} ${version}`, `Licence: ${licence}`, ...(homepage === undefined ? [] : [homepage]), '', ...texts].join(
      '\n',
    ),
  )
  return (
    ['This website contains software of others, under these licences.', ...notices].join(`\n\n${'-'.repeat(80)}\n\n`) +
    '\n'
  )
}

/** In CycloneDX 1.6; the same for the same build, so without a date and a serial number. */
export function renderBillOfMaterials(packages: readonly BundledPackage[]): string {
  const { name, version } = readManifest(import.meta.dirname)
  const components = packages.map((each) => ({
    type: 'library',
    'bom-ref': purlOf(each),
    ...(each.name.startsWith('@') && { group: each.name.split('/')[0] }),
    name: each.name.split('/').at(-1),
    version: each.version,
    licenses: [/[ (]/.test(each.licence) ? { expression: each.licence } : { license: { id: each.licence } }],
    purl: purlOf(each),
    ...(each.homepage !== undefined && { externalReferences: [{ type: 'website', url: each.homepage }] }),
  }))
  const metadata = { component: { type: 'application', 'bom-ref': name, name, version } }
  return `${JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata, components }, undefined, 2)}\n`
}

function folderOf(module: string): string | undefined {
  const tool = toolModules.find(([pattern]) => pattern.test(module))?.[1]
  if (tool === undefined) return inPackage.exec(module)?.[1]
  const found = [root, import.meta.dirname]
    .map((at) => join(at, 'node_modules', tool))
    .find((folder) => existsSync(folder))
  if (found === undefined) throw new Error(`${tool} is in the build, and nowhere to be found: see \`toolModules\``)
  return found
}

function readPackage(folder: string): BundledPackage {
  const { name, version, license, homepage } = readManifest(folder)
  if (license === undefined) throw new Error(`${name} ${version} is in the build and says no licence`)
  const files = readdirSync(folder).filter((file) => licenceFile.test(file))
  const texts = files.toSorted(compare).map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return { name, version, licence: license, homepage, texts }
}

interface Manifest {
  name: string
  version: string
  license?: string
  homepage?: string
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

function purlOf({ name, version }: BundledPackage): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
