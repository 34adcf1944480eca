import { readFileSync } from 'node:fs'
import { brandRecords } from '../sample-data/brands.ts'
import { clubFilePath, readClubFile } from '../sample-data/club-files.ts'
import type { AssetDraft } from './content-store.ts'

type PictureRecord = (typeof import('../../sample-data/kestrel/pictures.json'))[number]
type DocumentRecord = (typeof import('../../sample-data/kestrel/documents.json'))[number]

/** Every picture that editors use: the drawn ones have the address `/images/content/{id}`, and each brand has its logo. */
export const samplePictures: readonly AssetDraft[] = [
  ...(readClubFile('pictures') as readonly PictureRecord[]).map(({ width, height, ...record }) => ({
    ...record,
    path: `/images/content/${record.id}`,
    file: webp(record.id, width, height),
  })),
  ...brandRecords.map(({ slug, name }) => ({
    id: `brand-${slug}`,
    path: `/images/brands/${slug}`,
    title: name,
    description: name,
    file: webp(`brand-${slug}`, 640, 640),
  })),
]

/** The club's documents, such as its yearly statements, with the bytes that the asset host serves (CNT-34, CNT-39). */
export const sampleDocuments = (readClubFile('documents') as readonly DocumentRecord[]).map(
  ({ fileName, ...record }) => {
    const bytes = readFileSync(clubFilePath(`documents/${fileName}`))
    const file = { fileName, contentType: 'application/pdf', details: { size: bytes.length } }
    return { ...record, path: `/content/files/${fileName}`, file, bytes }
  },
)

function webp(id: string, width: number, height: number): AssetDraft['file'] {
  const details = { size: width * 40, image: { width, height } }
  return { fileName: `${id}.webp`, contentType: 'image/webp', details }
}
