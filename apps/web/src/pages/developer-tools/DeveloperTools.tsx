import { Container } from '@clubhouse/design-system/Container'
import { Heading } from '@clubhouse/design-system/Heading'
import { Section } from '@clubhouse/design-system/Section'
import { Stack } from '@clubhouse/design-system/Stack'
import { Tabs } from '@clubhouse/design-system/Tabs'
import { Text } from '@clubhouse/design-system/Text'
import { useSearchParams } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { PageHead } from '#platform/head/PageHead.tsx'
import { ClockTool } from './components/ClockTool.tsx'
import { EventTool } from './components/EventTool.tsx'
import { FaultTool } from './components/FaultTool.tsx'
import { FlagTool } from './components/FlagTool.tsx'
import { MemberTool } from './components/MemberTool.tsx'
import { RegionTool } from './components/RegionTool.tsx'
import { RequestTool } from './components/RequestTool.tsx'
import { ResetTool } from './components/ResetTool.tsx'
import { ShellTool } from './components/ShellTool.tsx'
import { StorageTool } from './components/StorageTool.tsx'
import { VersionTool } from './components/VersionTool.tsx'

/** In the address, so that a reload comes back to the same tool. */
const parameter = 'tool'

/** What a developer or a tester needs to bring the app into any state (RTE-45, GAP-02). */
export function DeveloperTools() {
  const [query, setQuery] = useSearchParams()
  const tools = [
    { id: 'member', label: m.tools_member(), content: <PeopleTools /> },
    { id: 'flags', label: m.tools_tab_flags(), content: <FlagTool /> },
    { id: 'clock', label: m.tools_tab_clock(), content: <ClockTool /> },
    { id: 'faults', label: m.tools_tab_faults(), content: <FaultTool /> },
    { id: 'events', label: m.tools_tab_events(), content: <EventTool /> },
    { id: 'requests', label: m.tools_tab_requests(), content: <RequestTool /> },
    { id: 'storage', label: m.tools_tab_storage(), content: <StorageTool /> },
    { id: 'shell', label: m.tools_tab_shell(), content: <ShellTool /> },
    { id: 'versions', label: m.tools_tab_versions(), content: <VersionTool /> },
  ]
  const wanted = query.get(parameter)
  return (
    <Section as="div">
      <PageHead title={m.tools_title()} isPublic={false} />
      <Container>
        <Stack gap="large">
          <Stack gap="small">
            <Heading level={1} size="display">
              {m.tools_title()}
            </Heading>
            <Text tone="muted">{m.tools_intro()}</Text>
          </Stack>
          <Tabs
            label={m.tools_tabs()}
            items={tools}
            selectedId={tools.find(({ id }) => id === wanted)?.id ?? 'member'}
            onSelectionChange={(id) => setQuery({ [parameter]: id }, { replace: true, preventScrollReset: true })}
          />
        </Stack>
      </Container>
    </Section>
  )
}

function PeopleTools() {
  return (
    <Stack gap="xxlarge">
      <MemberTool />
      <RegionTool />
      <ResetTool />
    </Stack>
  )
}
