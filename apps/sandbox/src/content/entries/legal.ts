import { entry, usDiffers, type EntryDraft } from '../content-store.ts'
import { richText } from '../rich-text.ts'

/** The revision is what members accept as the version of the terms (CNT-33). */
export const termsRevision = 3

function terms(words: { region: string; age: string; court: string; program: string }): string {
  return `
These terms are the agreement between you and Kestrel Red Limited (“we”). They apply to members ${words.region}. We have tried to write them so that nobody needs a second reading.

## 1. Joining

1.1 You can join if you are ${words.age} or over and live in a region that we serve. One account each, please: points cannot be pooled between accounts that belong to one person.

1.2 The name, date of birth and address on your account must be yours. Keep your password to yourself and tell us at once if you think that somebody else has it.

1.3 Joining is free. Any paid membership has its own terms, which we show before you pay.

## 2. Earning points

2.1 You earn points when you do what a reward page describes, in the way it describes. In most cases that means starting your visit from our site or paying with a card that you have linked.

2.2 Points appear as pending first. They become yours in about 45 days, when you can no longer return what was bought. If you do return it, the points go back too.

2.3 Points that are missing can be claimed for up to six months. Have the order number ready.

2.4 We may take back points that were given by mistake or earned by deceit. We always say why.

## 3. Spending points

3.1 A reward costs what its page says at the moment you redeem. Rewards start from 200 points.

3.2 When you redeem, points leave your account at once. If we cannot provide the reward, we put them back within 24 hours.

3.3 Vouchers have an end date, which is shown on them. We cannot replace one that has been used or has run out.

3.4 Rewards with alcohol, gambling or an age limit are for members who may have them by law. You may be asked for proof of age when it is delivered or used.

## 4. What points are not

4.1 Points are not money, and not your property in the sense that money is. They cannot be sold, exchanged for cash or left in a will, although we do look kindly on requests from families.

4.2 Points lapse when nothing has been earned or spent for 24 months. We write to you 60 days and again 14 days before that happens.

## 5. Partners

5.1 A partner’s goods and services come from the partner, on the partner’s terms. We choose partners with care and will help if something goes wrong, but the contract for the thing itself is between you and them.

5.2 Partners and rewards come and go. We do not withdraw a reward that you have already redeemed.

## 6. Changes

6.1 We may change these terms. If a change is to your disadvantage, we tell you by email at least 30 days ahead, and you may leave before it takes effect and spend what you have.

6.2 The version of these terms is shown on this page. The version you accepted is kept with your account.

## 7. Leaving

7.1 You can close your account at any time in your account settings. Points that have not been spent are lost, so do have one last treat.

7.2 We may close an account that breaks these terms, after asking for your side of it.

## 8. The rest

8.1 Nothing here takes away rights that the law gives you as a consumer.

8.2 ${words.court}

8.3 If one part of these terms turns out not to hold, the others still do.

## 9. Talking to us

Write to [the help team](https://help.kestrel.test/), who are people, or to Kestrel Red Limited, 4 Falcon Quay, Bristol. This ${words.program} is run from there.
`
}

function privacy(words: {
  intro: string
  rights: string
  regulator: string
  transfer: string
  favour: string
}): string {
  return `
${words.intro}

## What we know about you

- **What you tell us**: your name, email address, date of birth, mobile number and postcode, and what you choose to receive from us.
- **What you do with us**: the points you earn and spend, the rewards you look at and keep, the searches you make.
- **What partners tell us**: that a purchase was made, when, and for how much. Not what was in the basket.
- **What your device tells us**: the kind of browser, the rough location of your connection and, if you agree, what you read here.

## What we use it for

### To run the club

We keep your balance right, send what you have ordered, stop people from spending your points, and answer when you write. We could not do any of it without the data above.

### To make it better

We count what is read and redeemed, in groups large enough that nobody stands out.

### To tell you about it

We write to you about rewards if you have said that we may. Every message has a way to stop, and it works the first time.

## Whom we share it with

1. Partners you choose to earn or redeem with, who get only what they need to serve you.
2. Companies that work for us, such as our hosts and the people who post our parcels. They may not use your data for anything else.
3. Authorities, when the law obliges us to, and never ${words.favour}.

We do not sell personal data.

## How long we keep it

While you are a member, and for seven years after your last transaction, because accounts have to be kept that long. Searches go after 90 days.

## Where it is kept

${words.transfer}

## Your rights

${words.rights}

## Children

The club is for adults. If you believe that a child has joined, tell us and we will delete the account.

---

## Who to ask

Our data protection officer is Samir Okafor: [privacy@kestrel.test](mailto:privacy@kestrel.test). ${words.regulator}
`
}

export const legalEntries: readonly EntryDraft[] = [
  entry(
    'terms',
    'terms',
    {
      title: usDiffers('Terms and conditions', 'Terms and Conditions'),
      body: usDiffers(
        richText(
          terms({
            region: 'in the United Kingdom and, unless your region has terms of its own, everywhere else',
            age: '18',
            court:
              'The law of England and Wales applies. If you live in Scotland or Northern Ireland you may go to the courts there.',
            program: 'scheme',
          }),
        ),
        richText(
          terms({
            region: 'in the United States',
            age: '18',
            court:
              'The law of the State of New York applies, except where the law of your home state protects you better.',
            program: 'program',
          }),
        ),
      ),
    },
    termsRevision,
  ),
  entry(
    'privacy',
    'privacy',
    {
      title: usDiffers('Privacy policy', 'Privacy Policy'),
      body: usDiffers(
        richText(
          privacy({
            intro:
              'Your data is yours. This page says what we hold, why, and how to have it changed, sent to you or deleted. It takes about six minutes to read.',
            transfer:
              'On servers in the United Kingdom and Ireland. When a partner elsewhere needs something, such as a hotel that is expecting you, we send only that, under an agreement that protects it as well as the law at home would.',
            rights:
              'You may see what we hold, have it corrected, take it with you, ask us to stop using it for something, or have it deleted. Most of this you can do yourself in your account; for the rest, write to us and we answer within 30 days.',
            regulator: 'If we let you down you may complain to the Information Commissioner.',
            favour: 'as a favour',
          }),
        ),
        richText(
          privacy({
            intro:
              'Your data is yours. This page explains what we hold, why, and how to have it changed, sent to you or deleted. It takes about six minutes to read.',
            transfer:
              'On servers in the United States and the United Kingdom. When a partner elsewhere needs something, such as a hotel that’s expecting you, we send only that.',
            rights:
              'Wherever you live in the United States, you may see what we hold, have it corrected, have it deleted and opt out of its use for advertising. Using these rights never changes what you earn. Write to us and we answer within 45 days.',
            regulator: 'If we let you down you may also write to your state’s attorney general.',
            favour: 'as a favor',
          }),
        ),
      ),
    },
    2,
  ),
]
