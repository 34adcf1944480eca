import { Inline } from '@clubhouse/design-system/Inline'
import { Button } from '@clubhouse/design-system/Button'
import { Switch } from '@clubhouse/design-system/Switch'
import { Text } from '@clubhouse/design-system/Text'
import { useRef } from 'react'
import { m } from '#paraglide/messages.js'
import type { SettingOutcome } from '../state/use-setting.ts'
import * as styles from './settings.css.ts'

export interface SettingSwitchProps {
  label: string
  description: string
  value: boolean
  outcome: SettingOutcome
  onChange: (value: boolean) => void
}

/** A switch that saves by itself: it says when it has, can be undone then, and says why it could not. */
export function SettingSwitch({ label, description, value, outcome, onChange }: SettingSwitchProps) {
  const ref = useRef<HTMLInputElement>(null)
  const undo = () => {
    // The button goes with the press.
    ref.current?.focus()
    onChange(!value)
  }
  return (
    <div>
      <Switch
        ref={ref}
        label={label}
        description={description}
        errorMessage={outcome.kind === 'failed' ? outcome.message : undefined}
        isSelected={value}
        onChange={onChange}
      />
      <Inline gap="small">
        <div role="status">
          {outcome.kind === 'saving' && (
            <span className={styles.saving}>
              <Text as="span" size="small" tone="muted">
                {m.settings_saving()}
              </Text>
            </span>
          )}
          {outcome.kind === 'saved' && (
            <Text as="span" size="small" tone="muted">
              {m.settings_saved()}
            </Text>
          )}
        </div>
        {outcome.kind === 'saved' && (
          <Button variant="quiet" size="small" onPress={undo}>
            {m.settings_undo({ setting: label })}
          </Button>
        )}
      </Inline>
    </div>
  )
}
