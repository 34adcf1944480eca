import { describe, expect, it } from 'vitest'
import { Badge } from '../exports/Badge.ts'
import { BrandTile } from '../exports/BrandTile.ts'
import { Card } from '../exports/Card.ts'
import { CategoryTile } from '../exports/CategoryTile.ts'
import { Container } from '../exports/Container.ts'
import { DescriptionList } from '../exports/DescriptionList.ts'
import { Grid } from '../exports/Grid.ts'
import { Heading } from '../exports/Heading.ts'
import { Hero } from '../exports/Hero.ts'
import { Icon } from '../exports/Icon.ts'
import { Inline } from '../exports/Inline.ts'
import { Link } from '../exports/Link.ts'
import { OrderTile } from '../exports/OrderTile.ts'
import { Picture } from '../exports/Picture.ts'
import { Prose } from '../exports/Prose.ts'
import { RewardTile } from '../exports/RewardTile.ts'
import { Section } from '../exports/Section.ts'
import { SkipLink } from '../exports/SkipLink.ts'
import { Spread } from '../exports/Spread.ts'
import { Stack } from '../exports/Stack.ts'
import { StepCard } from '../exports/StepCard.ts'
import { Text } from '../exports/Text.ts'
import { VoucherTile } from '../exports/VoucherTile.ts'

const tile = { title: 'Lunch for two', href: '#lunch', brandName: 'Oak and Acorn', imageUrl: 'lunch.jpg' }

/** Components without behaviour: what must not compile, one wrong line each. Those with behaviour say it themselves. */
const wrongUse = [
  // @ts-expect-error only the tones of the system
  <Badge key="badge" tone="rainbow">
    New
  </Badge>,
  // @ts-expect-error a brand has a name
  <BrandTile key="brand" href="#oak" logoUrl="oak.svg" />,
  // @ts-expect-error looks are not the caller's
  <Card key="card" className="mine">
    24,650 points
  </Card>,
  // @ts-expect-error only the colours of the content model
  <CategoryTile key="category" name="Travel" href="#travel" imageUrl="travel.jpg" colour="#ff0000" />,
  // @ts-expect-error it is no list
  <Container key="container" as="ul">
    Text
  </Container>,
  // @ts-expect-error each value has a name
  <DescriptionList key="list" items={[{ description: '9,800 points' }]} />,
  // @ts-expect-error only the grids of the system
  <Grid key="grid" columns="seven">
    Text
  </Grid>,
  // @ts-expect-error HTML has six levels
  <Heading key="heading" level={7}>
    Rewards
  </Heading>,
  // @ts-expect-error an opening has a headline
  <Hero key="hero" background="white" />,
  // @ts-expect-error only what has been drawn
  <Icon key="icon" name="unicorn" />,
  // @ts-expect-error distances are steps of the scale
  <Inline key="inline" gap="13px">
    Text
  </Inline>,
  // @ts-expect-error a link leads somewhere
  <Link key="link">See every offer</Link>,
  // @ts-expect-error an order says how far it has come
  <OrderTile key="order" {...tile} dateText="Ordered today" statusTone="success" />,
  // @ts-expect-error a picture has an alternative, be it empty
  <Picture key="picture" src="lunch.jpg" width={240} height={138} />,
  // @ts-expect-error looks are not the caller's
  <Prose key="prose" style={{ color: 'red' }}>
    Text
  </Prose>,
  // @ts-expect-error an offer says whose it is
  <RewardTile key="reward" title="Lunch for two" href="#lunch" imageUrl="lunch.jpg" />,
  // @ts-expect-error only the backgrounds of the content model
  <Section key="section" background="brand">
    Text
  </Section>,
  // @ts-expect-error it leads to a place on this page
  <SkipLink key="skip" href="/main">
    Skip to main content
  </SkipLink>,
  // @ts-expect-error distances are steps of the scale
  <Spread key="spread" gap={12}>
    Text
  </Spread>,
  // @ts-expect-error distances are steps of the scale
  <Stack key="stack" gap="tiny">
    Text
  </Stack>,
  // @ts-expect-error a step has a number
  <StepCard key="step" title="Join" body="It takes a minute." />,
  // @ts-expect-error headings are Heading's
  <Text key="text" as="h2">
    Rewards
  </Text>,
  // @ts-expect-error a voucher says until when
  <VoucherTile key="voucher" {...tile} />,
]

describe('components without behaviour', () => {
  it('refuse wrong use before anything runs', () => {
    expect(wrongUse).toHaveLength(23)
  })
})
