import { Icon } from '@clubhouse/design-system/Icon'
import { IconButton } from '@clubhouse/design-system/IconButton'
import { Link } from '@clubhouse/design-system/Link'
import { Sheet } from '@clubhouse/design-system/Sheet'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { paths } from '../../platform/paths.ts'
import { useRegion } from '../../platform/region/use-region.ts'

/** Opens the search, for members in the home area (SHL-09, CON-07). There is nothing to search with yet, and it says so. */
export function SearchToggle() {
  const [isOpen, setIsOpen] = useState(false)
  const isWorld = useRegion().id === 'world'
  const close = () => setIsOpen(false)
  return (
    <>
      <IconButton label={m.member_search()} aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
        <Icon name="search" />
      </IconButton>
      <Sheet title={m.member_search()} isOpen={isOpen} onClose={close} closeLabel={m.member_search_close()}>
        <Stack>
          <Text>{m.member_search_not_here_yet()}</Text>
          {!isWorld && (
            <>
              <Text>{m.member_search_instead()}</Text>
              <Link href={paths.spend.href()} variant="standalone">
                {m.shell_rewards()}
              </Link>
              <Link href={paths.earn.href()} variant="standalone">
                {m.shell_earn()}
              </Link>
            </>
          )}
        </Stack>
      </Sheet>
    </>
  )
}
