import { Button } from '@clubhouse/design-system/Button'
import { Heading } from '@clubhouse/design-system/Heading'
import { Select } from '@clubhouse/design-system/Select'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { TextArea } from '@clubhouse/design-system/TextArea'
import { messageKinds } from '@clubhouse/native-bridge/message-verdict'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'

/** Every example of what a shell may say. */
const examples = messageKinds
  .filter(({ direction }) => direction === 'toWeb')
  .flatMap(({ type, examples: all, description }) =>
    all.map((example, index) => ({
      value: `${type} ${index}`,
      label: index === 0 ? type : `${type} (${index + 1})`,
      text: JSON.stringify(example, null, 2),
      description,
    })),
  )

/** Says to the app what the shell would: an example of the schema, or what becomes of one when it is changed. */
export function ShellMessageForm({ onSend }: { onSend: (text: string) => void }) {
  const [chosen, setChosen] = useState(examples[0])
  const [text, setText] = useState(chosen?.text ?? '')
  return (
    <Stack gap="medium">
      <Heading level={2} size="medium">
        {m.tools_shell_say()}
      </Heading>
      <Select
        label={m.tools_shell_example()}
        placeholder={m.tools_shell_example()}
        emptyMessage={m.tools_shell_example()}
        name="example"
        value={chosen?.value ?? ''}
        options={examples.map(({ value, label }) => ({ value, label }))}
        onChange={(value) => {
          const next = examples.find((each) => each.value === value)
          setChosen(next)
          setText(next?.text ?? '')
        }}
      />
      <Text tone="muted">{chosen?.description}</Text>
      <TextArea label={m.tools_shell_message()} name="message" value={text} onChange={setText} />
      <div>
        <Button variant="secondary" onPress={() => onSend(text)}>
          {m.tools_shell_send()}
        </Button>
      </div>
    </Stack>
  )
}
