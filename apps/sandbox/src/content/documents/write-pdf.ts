/** Lines of a page: a heading in bold, and paragraphs that wrap. */
export interface PdfText {
  title: string
  paragraphs: readonly string[]
}

const page = { width: 595, height: 842, margin: 72 }
const heading = { font: 'F2', size: 18, leading: 30 }
const body = { font: 'F1', size: 11, leading: 16, columns: 84 }

/** Returns a PDF of one page, the same bytes for the same text. Letters outside Latin-1 become question marks. */
export function writePdf({ title, paragraphs }: PdfText): Buffer {
  const lines = [
    `/${heading.font} ${heading.size} Tf ${heading.leading} TL (${escaped(title)}) Tj T*`,
    `/${body.font} ${body.size} Tf ${body.leading} TL`,
    ...paragraphs.flatMap((paragraph) => [...wrapped(paragraph).map((line) => `(${escaped(line)}) Tj T*`), 'T*']),
  ]
  const content = `BT ${page.margin} ${page.height - page.margin} Td\n${lines.join('\n')}\nET`
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escaped(title)}) >>`,
  ])
}

/** Returns the objects one after the other, then the table that says at which byte each begins. */
function assemble(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = text.length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

function wrapped(paragraph: string): readonly string[] {
  const lines: string[] = []
  for (const word of paragraph.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length + 1 > body.columns) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

/** As it stands in a string of the file; typographic quotes and dashes have no place in Latin-1. */
function escaped(text: string): string {
  return text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?')
    .replaceAll(/[\\()]/g, (letter) => `\\${letter}`)
}
