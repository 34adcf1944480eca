import { Button } from '@clubhouse/design-system/Button'
import { Heading } from '@clubhouse/design-system/Heading'
import { Icon } from '@clubhouse/design-system/Icon'
import { Spread } from '@clubhouse/design-system/Spread'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { shortestTerm } from '../model/search-term.ts'
import { forgetSearches, recentSearches } from '../state/recent-searches.ts'
import * as styles from './search.css.ts'

export interface RecentSearchesProps {
  onChoose: (keyword: string) => void
  /** Told when there are none any more. */
  onClear: () => void
}

/** Before anything is looked for: what was looked for last, or how to begin. */
export function RecentSearches({ onChoose, onClear }: RecentSearchesProps) {
  const [searches, setSearches] = useState(recentSearches)
  if (searches.length === 0) return <Text tone="muted">{m.search_hint({ count: String(shortestTerm) })}</Text>
  const clear = () => {
    forgetSearches()
    setSearches([])
    onClear()
  }
  return (
    <Stack gap="small">
      <Spread align="center">
        <Heading level={3} size="small">
          {m.search_recent()}
        </Heading>
        <Button variant="quiet" size="small" onPress={clear}>
          {m.search_recent_clear()}
        </Button>
      </Spread>
      <div className={styles.recent}>
        {searches.map((keyword) => (
          <Button key={keyword} variant="secondary" size="small" onPress={() => onChoose(keyword)}>
            <Icon name="clock" size="small" />
            {keyword}
          </Button>
        ))}
      </div>
    </Stack>
  )
}
