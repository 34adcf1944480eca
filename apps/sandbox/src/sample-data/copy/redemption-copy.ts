import type { BrandRecord, EarnType, RedemptionType } from '../brand-record.ts'

interface Wording {
  /** Closes the description: what happens once the points are spent. */
  practical: readonly string[]
  method: readonly string[]
  terms: readonly string[]
}

/** How each kind of spend reward is had, in words; `{brand}` stands for its name. */
export const spendWording: Record<RedemptionType, Wording> = {
  DIGITAL_FULFILMENT: {
    practical: [
      'We send everything you need by email within a few minutes.',
      'Your confirmation arrives by email, and a copy waits under My rewards.',
    ],
    method: [
      'Redeem your points and watch for an email from us at the address on your account. It holds your reference and a link to book.',
      'Quote the reference to {brand} when you book, online or by telephone. If nothing has arrived after an hour, look in the junk folder and then ask us.',
    ],
    terms: [
      'Valid for twelve months from the day you redeem.',
      'Bookings depend on availability and can be moved once, up to 72 hours ahead.',
    ],
  },
  QR_CODE: {
    practical: [
      'Your code appears at once and works straight from your phone.',
      'You get a code to show at the till; there is nothing to print.',
    ],
    method: [
      'Redeem your points and open the code under My rewards, Vouchers. Turn the brightness up and hold it to the reader at the till.',
      'No signal? Take a screenshot before you set off, or read the number below the code aloud.',
    ],
    terms: [
      'One code, one use. It cannot be split, and change is not given.',
      'Valid at every {brand} unless the reward names a place.',
    ],
  },
  BARCODE_128: {
    practical: [
      'You will have a barcode to scan at the till or to type in online.',
      'The barcode is ready as soon as you redeem and can be used in store or online.',
    ],
    method: [
      'Redeem your points and find the barcode under My rewards, Vouchers.',
      'Scan it at any {brand} till, or enter the number below it at the checkout online.',
    ],
    terms: [
      'Cannot be used with another voucher or on gift cards.',
      'If you return what you bought, the value of the barcode is not refunded.',
    ],
  },
  WINES_VOUCHER: {
    practical: [
      'We give you a code and a link; the saving shows in the basket.',
      'Take the code to the shop, fill a case, and the total comes down on its own.',
    ],
    method: [
      'Redeem your points, copy the code and follow the link to {brand}.',
      'Choose at least six bottles and enter the code where the basket asks for it.',
    ],
    terms: [
      'You must be over 18 (over 21 in the United States) to buy alcohol, and somebody over that age must be in to take delivery.',
      'One code an order; delivery is charged unless your case qualifies for free delivery.',
    ],
  },
  VOUCHER_PLUS_URL: {
    practical: [
      'You get a code and a link, and choose your date with {brand}.',
      'Book online with the code as soon as you have it: the good dates go first.',
    ],
    method: [
      'Redeem your points, then copy the code from your voucher and follow the link to {brand}.',
      'Pick a date and enter the code at the last step. Nothing more is charged unless you add to your booking.',
    ],
    terms: [
      'Book within six months of redeeming; the visit itself may be later.',
      'Dates can be changed with seven days’ notice. Codes cannot be sold.',
    ],
  },
  WINES_FULFILMENT: {
    practical: [
      'We deliver within three working days, and you may add a message if it is a present.',
      'It comes to your door within three working days, packed so that it arrives as it left.',
    ],
    method: [
      'Confirm that you are over 18, give us a delivery address and add a gift message if you would like one.',
      'The courier will ask for proof of age and cannot leave alcohol with a neighbour under 18.',
    ],
    terms: [
      'For members aged 18 and over. Delivery within mainland Britain only.',
      'If a wine runs out we send one that costs at least as much. Corked bottles are replaced without argument.',
    ],
  },
  PHYSICAL_SPARKLES: {
    practical: [
      'We post it to you, tracked, within five working days.',
      'It leaves us in plain packaging within five working days, and we send you the tracking number.',
    ],
    method: [
      'Redeem your points and tell us where to send it. You can use any address in your region.',
      'Follow the parcel under My rewards, Orders. Somebody should be in if it is too big for the letterbox.',
    ],
    terms: [
      'Unused items can be returned within 28 days, and we put your points back.',
      'Colours may look a little different on a screen.',
    ],
  },
  SIMPLE_LINK: {
    practical: [
      'The link opens in a new window, and no points leave your account until you decide.',
      'Follow the link and take it from there.',
    ],
    method: [
      'Choose the button on this page. We take you to {brand} in a new window.',
      'Stay signed in here so that {brand} can tell you are a member.',
    ],
    terms: [
      'What {brand} offers on its own site is governed by its own terms.',
      'We may close the page when every place has gone.',
    ],
  },
  DONATION_LINK: {
    practical: [
      'Your points are passed on in full, in pounds or dollars, at the end of each month.',
      'We pass on every point and send you a note when it has arrived.',
    ],
    method: [
      'Confirm, and your points are on their way. You can give as often as you like.',
      'A receipt goes to your email address. Gifts of points are not eligible for tax relief.',
    ],
    terms: [
      'Donated points cannot be given back.',
      'If {brand} closes a project we give your points to the one nearest to it in spirit.',
    ],
  },
  VOYAGES_FULFILMENT: {
    practical: [
      'We confirm by email within 48 hours, with your cabin number and boarding time.',
      'Tell us who is sailing, and we confirm the cabin by email within 48 hours.',
    ],
    method: [
      'Give us the lead sailor’s details exactly as they stand in the passport and accept the sailing terms.',
      'We hold the cabin while you do. Once confirmed, the second sailor can be named at any time up to 30 days before departure.',
    ],
    terms: [
      'The lead sailor must be over 18. Passports, visas and insurance are up to you.',
      'Cancel more than 60 days before sailing and we put all of your points back; after that, half.',
    ],
  },
  TRAINS_ORDER: {
    practical: [
      'It is taken off at the end of your booking in the mobile app.',
      'Book in the mobile app, where the saving shows before you pay.',
    ],
    method: [
      'Open the mobile app, choose a journey and pick the saving at the end of your booking.',
      'E-tickets go to your phone; paper ones can be collected from any machine with the card you paid with.',
    ],
    terms: [
      'One saving a booking. Not for season tickets.',
      'If a train is cancelled your points come back with the fare.',
    ],
  },
  REDSKY_SEARCH: {
    practical: [
      'Search by city and month, and pay the taxes by card when you book.',
      'Prices in points are fixed by season, and every seat that we show can be had.',
    ],
    method: [
      'Choose where you would like to go and when. We show the points that every cabin costs on each day.',
      'Pick a flight and continue to {brand} to pay taxes and charges.',
    ],
    terms: [
      'Taxes, fees and charges are extra and are shown before you book.',
      'Cancel up to 24 hours before departure and your points return, less a fee.',
    ],
  },
}

/** How each kind of earn reward pays. */
export const earnWording: Record<EarnType, Wording> = {
  OFFSITE_LINK_STANDARD: {
    practical: [
      'Go through this page each time, so that {brand} knows whose points they are.',
      'Start here and we take care of the rest.',
    ],
    method: [
      'Choose the button, which opens {brand} in a new window, and carry on as you usually would.',
      'Points show as pending at first and can be spent in about 45 days, when returns are over.',
    ],
    terms: [
      'Points are given on what you pay, less taxes, delivery and anything refunded.',
      'Sign in here before you set off: points cannot be added afterwards for a visit we did not see.',
    ],
  },
  AWIN: {
    practical: [
      'Click through, shop as usual, and your points follow.',
      'Start your visit here and accept cookies at {brand}; that is how the points find you.',
    ],
    method: [
      'Choose the button and finish your order in the window that opens. Other voucher sites may break the trail.',
      'We hear of your order within a week, show the points as pending, and make them yours in about 45 days.',
    ],
    terms: [
      'Not for gift cards, and not together with codes that are not shown on this page.',
      'Rates are those on the day you buy. {brand} decides which orders qualify.',
    ],
  },
  COLLINSON: {
    practical: [
      'Link a card once and there is nothing to show, scan or remember.',
      'Pay with a linked card and the points arrive by themselves.',
    ],
    method: [
      'Choose the button, link any debit or credit card, and pay with it as usual.',
      'Points show within five days and become yours in about 45.',
    ],
    terms: [
      'Telephone wallets count if the card behind them is linked.',
      'You can unlink a card at any time; points already earned stay.',
    ],
  },
  OFFSITE_LINK_OCTOPUS: {
    practical: [
      'We pass your member number along so that everything is credited to you.',
      'Your member number travels with you, so there is nothing to type in.',
    ],
    method: [
      'Choose the button. {brand} opens with your member number filled in: check it before you go on.',
      'Points appear once {brand} has confirmed, usually within a fortnight.',
    ],
    terms: ['For members in the region shown. One account a household.', '{brand} may ask you to prove who you are.'],
  },
  INLINE_TIPPING: {
    practical: [
      'Choose an amount and the points are here before you have closed the page.',
      'It is instant, one for one, and in thousands.',
    ],
    method: [
      'Link your {brand} account once, choose how many points to move and confirm.',
      'They can be spent straight away.',
    ],
    terms: [
      'A thousand points at least, in multiples of a thousand, up to the daily limit.',
      'Points that have been moved cannot be moved back.',
    ],
  },
}

/** Closes every list of terms. */
export const houseTerms: readonly string[] = [
  'This reward is offered by {brand} to members of Kestrel Red and is subject to availability. Points cannot be exchanged for cash.',
  'Kestrel Red looks after your points and {brand} looks after the rest. If something goes wrong, ask us first and we will find the right person.',
]

/** Returns the wording that this reward gets: the same one in every sandbox. */
export function pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[], seed: number): Item {
  const item = items[seed % items.length]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}

export function named(text: string, brand: BrandRecord): string {
  // "Ask the {brand}" reads badly for names that begin with "The".
  return text
    .replaceAll('{brand}', brand.name.startsWith('The ') ? brand.name.replace('The ', 'the ') : brand.name)
    .replace(/^the /, 'The ')
}
