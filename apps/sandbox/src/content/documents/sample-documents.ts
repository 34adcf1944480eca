import { readClubFile } from '../../sample-data/club-files.ts'
import type { DocumentDraft } from '../content-store.ts'
import { writePdf } from './write-pdf.ts'

interface DocumentRecord {
  id: string
  fileName: string
  title: string
  description: string
  heading: string
  paragraphs: readonly string[]
}

export interface SampleDocument extends DocumentDraft {
  readonly bytes: Buffer
}

/** The club's documents, such as its yearly statements, as the files that the asset host serves (CNT-34, CNT-39). */
export const sampleDocuments: readonly SampleDocument[] = (readClubFile('documents') as readonly DocumentRecord[]).map(
  ({ id, fileName, title, description, heading, paragraphs }) => {
    const bytes = writePdf({ title: heading, paragraphs })
    const path = `/content/files/${fileName}`
    return { id, path, title, description, fileName, contentType: 'application/pdf', size: bytes.length, bytes }
  },
)
