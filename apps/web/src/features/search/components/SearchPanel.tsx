import { Sheet } from '@clubhouse/design-system/Sheet'
import { m } from '#paraglide/messages.js'
import { SearchContent } from './SearchContent.tsx'

export interface SearchPanelProps {
  isOpen: boolean
  onClose: () => void
}

/** The search, over the page, which can be neither scrolled nor pressed meanwhile (SRC-12). */
export function SearchPanel({ isOpen, onClose }: SearchPanelProps) {
  return (
    <Sheet title={m.search_title()} isOpen={isOpen} onClose={onClose} closeLabel={m.common_close()} size="medium">
      <SearchContent />
    </Sheet>
  )
}
