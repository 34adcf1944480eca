import { RadioGroup } from '@clubhouse/design-system/RadioGroup'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import type { RewardVariant } from '@clubhouse/rest-client/club'
import { m } from '#paraglide/messages.js'
import type { Audience } from '#platform/auth/use-audience.ts'
import { formatPoints } from '#domain/points/model/format-points.ts'

export interface RewardOptionsProps {
  options: readonly RewardVariant[]
  chosenId: string | undefined
  onChoose: (rewardId: string) => void
  audience: Audience
  isGone: boolean
}

/** Of the part of the page where an option is chosen. */
export const optionsId = 'reward-options'

/** The options of a reward with what each costs: members choose one (RWD-16), visitors read them (RWD-08). */
export function RewardOptions({ options, chosenId, onChoose, audience, isGone }: RewardOptionsProps) {
  if (audience === 'visitor') {
    return (
      <Stack gap="xsmall" as="ul">
        {options.map((option) => (
          <li key={option.rewardId}>
            <Text>{option.content.variantLabel}</Text>
            <Text size="small" tone="muted">
              {termsOf(option)}
            </Text>
          </li>
        ))}
      </Stack>
    )
  }
  return (
    <div id={optionsId}>
      <RadioGroup
        label={m.reward_options()}
        name="option"
        options={options.map((option) => ({
          value: option.rewardId,
          label: option.content.variantLabel,
          description: termsOf(option),
        }))}
        value={chosenId ?? null}
        onChange={onChoose}
        isDisabled={isGone}
      />
    </div>
  )
}

function termsOf({ cost, content: { location } }: RewardVariant): string {
  return location === undefined ? formatPoints(cost) : m.reward_option_where({ cost: formatPoints(cost), location })
}
