export { RichText, richTextMarks } from '../src/components/RichText/RichText.tsx'
export type { RichTextLink, RichTextMark, RichTextNode, RichTextProps } from '../src/components/RichText/RichText.tsx'
