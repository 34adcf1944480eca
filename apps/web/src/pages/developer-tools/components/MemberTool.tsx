import { Button } from '@clubhouse/design-system/Button'
import { CopyField } from '@clubhouse/design-system/CopyField'
import { DescriptionList } from '@clubhouse/design-system/DescriptionList'
import { Grid } from '@clubhouse/design-system/Grid'
import { Heading } from '@clubhouse/design-system/Heading'
import { Select } from '@clubhouse/design-system/Select'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { TextField } from '@clubhouse/design-system/TextField'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { m } from '#paraglide/messages.js'
import { startLogin } from '#platform/auth/auth.ts'
import { useSession } from '#platform/auth/session-store.ts'
import { handleError } from '#platform/errors/handle-error.ts'
import { Form } from '#platform/forms/Form.tsx'
import { FormField } from '#platform/forms/FormField.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { formatPoints } from '#domain/points/model/format-points.ts'
import { useCopyMember, useSampleMembers } from '../api/control-queries.ts'
import type { MemberCopy } from '../api/sandbox-control.ts'
import { ControlAlert } from './ControlAlert.tsx'

const schema = z.object({
  from: z.string().check(z.minLength(1, { error: m.tools_member_choose_first })),
  points: z.string().check(z.trim(), z.regex(/^\d*$/, { error: m.tools_member_points_wrong })),
})

/** Who is signed in, and a copy of a sample member to sign in as. */
export function MemberTool() {
  const session = useSession()
  const samples = useSampleMembers()
  const copy = useCopyMember()
  const form = useForm({ schema, defaultValues: { from: '', points: '' } })
  return (
    <Stack gap="large">
      <DescriptionList
        items={[
          {
            term: m.tools_member_now(),
            description: session.kind === 'authenticated' ? session.member.email : m.tools_member_visitor(),
          },
        ]}
      />
      <Stack gap="small">
        <Heading level={2} size="medium">
          {m.tools_member_heading()}
        </Heading>
        <Text tone="muted">{m.tools_member_intro()}</Text>
      </Stack>
      <ControlAlert error={samples.error ?? copy.error} />
      <Form
        form={form}
        onSubmit={({ from, points }) => copy.mutate({ from, points: points === '' ? undefined : Number(points) })}
        errorSummaryTitle={m.tools_check()}
      >
        <Stack gap="large">
          <Grid columns="two">
            <FormField form={form} name="from">
              {(field) => (
                <Select
                  label={m.tools_member_sample()}
                  placeholder={m.tools_member_choose()}
                  emptyMessage={m.tools_member_none()}
                  options={(samples.data ?? []).map(({ key, usablePoints }) => ({
                    value: key,
                    label: m.tools_member_option({ key, points: formatPoints(usablePoints) }),
                  }))}
                  {...field}
                />
              )}
            </FormField>
            <FormField form={form} name="points">
              {(field) => <TextField label={m.tools_member_points()} inputMode="numeric" {...field} />}
            </FormField>
          </Grid>
          <div>
            <Button type="submit" isPending={copy.isPending} pendingLabel={m.tools_loading()}>
              {m.tools_member_copy()}
            </Button>
          </div>
        </Stack>
      </Form>
      {copy.data !== undefined && <Credentials copy={copy.data} />}
    </Stack>
  )
}

function Credentials({ copy: { email, password } }: { copy: MemberCopy }) {
  const { pathname, search } = useLocation()
  const texts = { copyLabel: m.common_copy(), copiedText: m.tools_copied(), refusedText: m.tools_copy_refused() }
  return (
    <Stack gap="medium">
      <Grid columns="two">
        <CopyField label={m.tools_member_email()} value={email} {...texts} />
        <CopyField label={m.tools_member_password()} value={password} {...texts} />
      </Grid>
      <div>
        <Button
          variant="secondary"
          onPress={() => {
            startLogin(`${pathname}${search}`, { email }).catch(handleError)
          }}
        >
          {m.tools_member_sign_in()}
        </Button>
      </div>
    </Stack>
  )
}
