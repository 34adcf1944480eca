import { codeAndLink, digital, donation, octopus, posted, qr, shop, visit, type BrandRecord } from '../brand-record.ts'

export const charityAndFunBrands: readonly BrandRecord[] = [
  {
    name: 'The Kestrel Foundation',
    slug: 'kestrel-foundation',
    category: 'Charity',
    where: 'global',
    scene: 'hearts',
    description: 'The group’s charity, backing young people who are starting from a long way back.',
    story: 'The Foundation has helped nine thousand young people into a first job, a first flat or a first flight.',
    spend: [
      donation(200, 'Give 200 points to the Foundation', 'Two hundred points is a bus fare to an interview.', {
        featured: 9,
        tags: ['content.popular'],
      }),
      donation(1000, 'Give 1,000 points to the Foundation', 'Pays for an hour with a mentor who has been there.'),
      donation(
        5000,
        'Give 5,000 points to the Foundation',
        'An interview outfit, and somebody to say that it looks right.',
        {
          scene: 'fashion',
        },
      ),
      donation(
        10000,
        'Give 10,000 points to the Foundation',
        'Driving lessons for a young carer in a village without a bus.',
        {
          scene: 'road',
        },
      ),
    ],
    earn: [
      visit('500 points', 'Volunteer for a morning', 'Read, paint or plant with us, and we say thank you in points.'),
      visit('50 points', 'Take the kindness quiz', 'Five questions and one small dare.', { scene: 'confetti' }),
    ],
  },
  {
    name: 'Ocean Keepers',
    slug: 'ocean-keepers',
    category: 'Charity',
    where: 'everywhere',
    scene: 'ocean',
    description: 'Beach cleans, seagrass meadows and lawyers for the sea.',
    story: 'Ocean Keepers has planted forty hectares of seagrass by hand, at low tide, mostly in the rain.',
    spend: [
      donation(400, 'Plant a square metre of seagrass', 'It stores carbon thirty times faster than a wood does.', {
        scene: 'underwater',
        featured: 19,
      }),
      donation(1500, 'Equip a beach clean', 'Gloves, grabbers and sacks for ten people and one wet dog.'),
      donation(4000, 'Sponsor a buoy for a year', 'It counts porpoises. You get the numbers.', { scene: 'lighthouse' }),
    ],
    earn: [
      visit('300 points', 'Join a beach clean', 'Two hours, one sack, and the sea says thank you.'),
      octopus('5 points a day', 'Go single-use free', 'Log a day without throwaway plastic.'),
    ],
  },
  {
    name: 'Little Acorns',
    slug: 'little-acorns',
    category: 'Charity',
    where: 'GB',
    scene: 'hearts',
    description: 'Play specialists in children’s wards across the country.',
    story:
      'A Little Acorns play box holds a puppet, a plaster for the puppet and forty minutes of not being a patient.',
    spend: [
      donation(500, 'Fill a play box', 'Paint, puppets and stickers for one child on one long day.'),
      donation(2500, 'A week of story time', 'A reader at the bedside, every afternoon.'),
    ],
    earn: [visit('250 points', 'Give a book you love', 'Post it to a ward library and collect.')],
  },
  {
    name: 'Canopy Trust',
    slug: 'canopy-trust',
    category: 'Charity',
    where: 'everywhere',
    scene: 'trail',
    description: 'Native trees in the right place, looked after until they can manage.',
    story: 'Canopy counts the trees that are alive after five years, not the ones that go in the ground.',
    spend: [
      donation(300, 'Plant a tree', 'Rowan, oak or downy birch, wherever it will do most good.', { featured: 26 }),
      donation(3000, 'Plant a small copse', 'Ten trees, one fence against the deer.'),
      posted(1600, 'Grow-your-own oak', 'An acorn with ambition, a pot and a two-hundred-year plan.', {
        scene: 'gardens',
      }),
    ],
    earn: [visit('200 points', 'Plant with us for a day', 'Wellies on, spade provided.')],
  },
  {
    name: 'Second Table',
    slug: 'second-table',
    category: 'Charity',
    where: 'US',
    scene: 'pantry',
    description: 'Community kitchens that turn surplus food into Sunday dinner.',
    story: 'Second Table has cooked four million meals and never once printed the word leftover.',
    spend: [
      donation(250, 'Serve one dinner', 'Two courses, real plates, good company.', { scene: 'roast', featured: 18 }),
      donation(2500, 'Stock a kitchen for a night', 'Forty dinners and the coffee afterward.'),
      donation(6000, 'Train a young cook', 'Twelve weeks and a set of knives.'),
    ],
    earn: [visit('400 points', 'Cook for an evening', 'Apron provided; stories guaranteed.')],
  },
  {
    name: 'Warm Paws',
    slug: 'warm-paws',
    category: 'Charity',
    where: 'US',
    scene: 'wildlife',
    description: 'Shelters, foster homes and road trips for dogs and cats that need a second start.',
    story: 'Warm Paws drives six hundred animals a month from crowded shelters to empty sofas.',
    spend: [
      donation(350, 'A night in a foster home', 'One bed, one bowl, one lap.'),
      donation(1800, 'Vaccinate a litter', 'Six puppies with somewhere to be.'),
    ],
    earn: [visit('500 points', 'Foster for a week', 'It will not be a week.')],
  },
  {
    name: 'Red Draw',
    slug: 'red-draw',
    category: 'Competitions & Fun',
    where: 'GB',
    scene: 'confetti',
    description: 'The club’s own prize draws: few entries, real winners, published odds.',
    story: 'Red Draw caps its entries and prints the winners’ first names, so you can look for somebody you know.',
    spend: [
      digital(250, 'Draw: two flights to New York', 'One entry each, at most five hundred in all.', {
        scene: 'flight',
        featured: 27,
        badge: 'Closes Sunday',
      }),
      digital(200, 'Draw: a year of cinema', 'Fifty-two weeks, two seats, one winner.', { scene: 'cinema' }),
      digital(300, 'Draw: your kitchen table, rebuilt', 'A carpenter for a day and the oak to go with her.', {
        scene: 'home',
      }),
      digital(500, 'Draw: a weekend at Juniper House', 'Four friends, two rooms, one very long lunch.', {
        scene: 'hotel',
        tags: ['region.GB', 'visibility.restricted'],
      }),
    ],
    earn: [
      visit(undefined, 'Win 100,000 points', 'Answer one question about a bird of prey. One entry a month, free.', {
        badge: 'Free entry',
        button: 'Enter now',
        featured: 22,
      }),
      visit('10 points', 'The daily five', 'Five questions at breakfast, ten points by lunch.', {
        button: 'Play today’s quiz',
      }),
      visit('25 points', 'Spot the kestrel', 'She is in one picture on this site every week.', {
        scene: 'owl',
        button: 'Start looking',
      }),
    ],
  },
  {
    name: 'Fortuna Hall',
    slug: 'fortuna-hall',
    category: 'Competitions & Fun',
    where: 'GB',
    scene: 'confetti',
    description: 'Bingo with a caller, a live band on Fridays and limits you set yourself.',
    story: 'Fortuna Hall asks every player to choose a stop time before the first ball is drawn.',
    spend: [
      qr(1500, 'Bingo and supper for one', 'Six books, a plate of something and the band.', {
        tags: ['content.gambling'],
      }),
      digital(1000, '£5 of bonus play', 'Over-eighteens only; please play with limits.', {
        tags: ['content.gambling'],
      }),
    ],
    earn: [
      shop('1,000 points', 'Open an account and set your limits', 'Points once your limits are in place.', {
        tags: ['content.gambling'],
      }),
      shop('2 points per £1', 'Tables and tickets', 'Points on food and event tickets, never on stakes.', {
        tags: ['content.gambling'],
      }),
    ],
  },
  {
    name: 'Quizzical Club',
    slug: 'quizzical-club',
    category: 'Competitions & Fun',
    where: 'everywhere',
    scene: 'confetti',
    description: 'Puzzles by post and pub quizzes by video, set by people with too many books.',
    story:
      'Quizzical’s setters have a rule: if the answer does not make you say “of course”, the question goes in the bin.',
    spend: [
      posted(2600, 'The mystery box', 'A locked tin, nine clues, an evening gone.'),
      codeAndLink(900, 'Host a video quiz night', 'Six rounds, one host, no homework.', { featured: 28 }),
      digital(400, 'A year of Sunday puzzles', 'One hard, one kind, every week.'),
    ],
    earn: [
      visit('15 points a week', 'Solve the Friday grid', 'In by midnight, collected by morning.', {
        button: 'Solve it',
      }),
      shop('6 points per £1 or $1', 'Puzzles and games', 'Points on boxes, books and the jigsaw with the sky.'),
    ],
  },
  {
    name: 'Kestrel Red Card',
    slug: 'kestrel-red-card',
    category: 'Home & Tech',
    where: 'US',
    scene: 'city',
    description: 'The club’s credit card for members in the United States.',
    story: 'Cardmembers who spend $15,000 in a year choose a perk; at $30,000 they choose another.',
    spend: [
      digital(
        200,
        'Perk: companion flight',
        'Take somebody along on any reward booking; you pay only the taxes for them.',
        { personal: '900150', scene: 'flight', badge: 'Your 15K perk' },
      ),
      digital(200, 'Perk: two nights at an inn', 'Any Harbor & Pine, midweek or weekend.', {
        personal: '900150',
        scene: 'hotel',
        badge: 'Your 15K perk',
      }),
      digital(200, 'Perk: lounge passes for four', 'Four visits at any Meridian lounge within the year.', {
        personal: '900150',
        scene: 'flight',
        badge: 'Your 15K perk',
      }),
      digital(200, 'Perk: voyage upgrade', 'From a sea view to a terrace on your next sailing.', {
        personal: '900300',
        scene: 'cruise',
        badge: 'Your 30K perk',
      }),
      digital(200, 'Perk: first cabin, one way', 'Move to the front on a flight you have already booked.', {
        personal: '900300',
        scene: 'flight',
        badge: 'Your 30K perk',
      }),
    ],
    earn: [
      visit(
        '3 points per $1',
        'Kestrel Red Card on travel',
        'Three points on flights and voyages with the group, one and a half on everything else.',
        { featured: 1, scene: 'city', tags: ['content.popular'] },
      ),
      visit(
        '20,000 bonus points',
        'Your first 90 days',
        'Spend $1,000 in three months and the welcome bonus is yours.',
        { featured: 6 },
      ),
      visit('5,000 points', 'Add an authorized user', 'Two cards, one balance, more points.'),
    ],
  },
  {
    name: 'Kestrel Plus',
    slug: 'kestrel-plus',
    category: 'Experiences',
    where: 'GB',
    scene: 'balloon',
    description: 'The club’s paid membership: more points, better prices and a few things money cannot buy.',
    story:
      'Plus members vote each quarter on what the club should arrange next. So far: a lighthouse, a night train and an owl.',
    spend: [
      codeAndLink(3000, 'A night in a lighthouse', 'Two keepers’ cottages, one lamp, no neighbours.', {
        plan: 'kestrel-plus-yearly',
        scene: 'lighthouse',
        badge: 'Plus members',
      }),
      codeAndLink(2200, 'Members’ supper at the Foundry', 'One long table, forty strangers, five courses.', {
        plan: 'kestrel-plus-yearly',
        scene: 'table',
        inDays: 33,
        time: '19:00',
        location: 'The Foundry, Birmingham',
        badge: 'Plus members',
      }),
      qr(600, 'Two coffees every month', 'One for you and one for somebody you have been meaning to see.', {
        plan: 'kestrel-plus-monthly',
        scene: 'coffee',
        badge: 'Plus members',
      }),
      digital(450, 'Hidden garden tickets', 'Held back for a competition that has not been announced.', {
        scene: 'gardens',
        tags: ['region.GB', 'visibility.hidden'],
      }),
      digital(1900, 'App exclusive: sunrise swim', 'Fifty places at the lido, coffee after.', {
        scene: 'spa',
        tags: ['region.GB', 'visibility.appOnly'],
      }),
      codeAndLink(5200, 'Owl walk at dusk', 'Falconers, a wood and absolute quiet.', {
        personal: '900500',
        scene: 'owl',
        badge: 'Just for you',
      }),
      codeAndLink(2600, 'Back-row seats at the quiz final', 'Invited members only: bring one clever friend.', {
        personal: '900500',
        scene: 'stage',
        badge: 'Just for you',
      }),
    ],
    earn: [
      visit(
        'Double points for a month',
        'Start your free trial',
        'Seven days free, and every earning partner pays double for the first thirty.',
        { featured: 23 },
      ),
      visit('1,000 points', 'Stay for a year', 'A thank-you on the anniversary of your plan.'),
    ],
  },
]
