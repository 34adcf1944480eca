import { faq } from '../faq/block.ts'

/** The questions of visitors, with a way to more of them (CNT-15). */
export const homeFaqSection = faq
