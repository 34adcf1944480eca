export { Accordion } from '../src/components/Accordion/Accordion.tsx'
export type { AccordionItem, AccordionProps } from '../src/components/Accordion/Accordion.tsx'
