import { closeUps, type CloseUp, type Scene, type SceneKind } from '../brand-record.ts'

const occasions: Record<SceneKind, readonly [string, string, string]> = {
  flight: [
    'There is a moment, somewhere over the coast, when the week you have had stops mattering. This is a way of getting to it sooner, and of spending nothing but points to do so.',
    'Travelling well is mostly small things: a shorter queue, a better seat, a bag you did not have to sit on to close. Members tell us this is the one they come back for.',
    'Keep it for the trip you have already booked or let it be the reason to book one. Either way it is yours the moment you redeem, and it waits until you are ready to go.',
  ],
  cruise: [
    'Unpack once and let the harbours come to you. The mornings are slow, the evenings are long, and somebody else has worked out the tides.',
    'It is the sort of trip people mean to take and put off. Points are a good excuse not to: the fare is settled before you have packed, and what is left is deciding which side of the ship to have breakfast on.',
    'Out past the breakwater the phone gives up and the horizon takes over. Bring a book you have been saving and one good jacket.',
  ],
  hotel: [
    'A good night away does more than a fortnight of early ones at home. There will be a proper breakfast, a bath with a view of something, and no washing up.',
    'Arrive when you like and leave it to them. The room is the one you would have paid for, not the one beside the lift.',
    'Some people use it for an anniversary and some for a Tuesday. The staff are equally pleased to see both.',
  ],
  city: [
    'Two days are enough for a city if you choose the right two streets. Go for the market, stay for the place with six tables, and leave the museum for next time.',
    'Pack light and walk everywhere. It is the easiest way to turn points into something you will still be talking about in March.',
    'Everybody has a list of places they keep not going to. This is for the one at the top.',
  ],
  road: [
    'Some roads are worth driving for their own sake. Take the long way, stop where the view tells you to, and let somebody else read the map for a change.',
    'It begins with a set of keys and a full tank, or a full battery. Where it ends is up to you, and whoever has charge of the music.',
    'You will remember the bend by the reservoir long after you have forgotten what you came for.',
  ],
  rail: [
    'Nobody ever arrived cross from a window seat. Put your bag in the rack, your feet somewhere sensible and watch the country go by at the speed it looks best.',
    'The journey is the good bit. Take a flask, take a friend, and take the train before the one you strictly need.',
    'It is a small pleasure, a ticket paid for with points: the fare reads nought and the view is exactly the same.',
  ],
  coffee: [
    'Ten minutes, a warm cup and nobody needing anything. It is the cheapest holiday we know of, and it comes round every morning.',
    'Use it on the way in, or save it for the afternoon that needs rescuing. It works at the counter and in the queue, straight from your phone.',
    'There are grander things to do with points, and none that will make a wet Wednesday better for less.',
  ],
  table: [
    'The best evenings start with somebody else doing the cooking. Bring people you like, order one thing too many and stay for the coffee.',
    'It is a table with your name on it and a bill with a good deal less on it. Go when the kitchen is cheerful: early in the week, before eight.',
    'Nobody leaves hungry and nobody has to drive the dishwasher. What you do with the points you have saved on it is your own affair.',
  ],
  pantry: [
    'Small comforts count. This one fits through a letterbox, into a basket or on to the corner of the desk, and it is gone before anybody else notices.',
    'Useful first and delightful a close second. It takes the edge off an ordinary week, which is most of them.',
    'Good things to eat are better when they come as a surprise, even if the surprise was arranged by you, a few days ago, with points.',
  ],
  wine: [
    'Open it with friends or lay it down and forget about it. Whoever chose it has drunk a great deal that was worse so that you do not have to.',
    'A good bottle is a letter from somewhere: a slope, a summer, a person with stained hands. This one has been well translated.',
    'Keep it for the dinner that deserves it, or decide that tonight does.',
  ],
  cinema: [
    'The lights go down, the phones go away and for two hours the only thing you have to do is look. We cannot think of a better use of points on a wet Sunday.',
    'Go for the film everybody is arguing about, or the one that leaves on Thursday. The seat is the same and the ending is not.',
    'Bring somebody who whispers, if you must. The sound system will win.',
  ],
  stage: [
    'Nothing beats being in the room. The hush before it starts, the one line that goes wrong and is better for it, the walk back to the station with your ears ringing.',
    'These nights are put on once. If the name means something to you, go; if it does not, go anyway and have been there first.',
    'Leave early enough to find your seat and late enough to have eaten. Everything between the two bells is looked after.',
  ],
  screen: [
    'For the sofa, the sleeper train or the half hour before anybody else is up. Start something long and see where it takes you.',
    'A good story makes the ironing disappear. This gives you rather a lot of them.',
    'Pick one and stick with it past the first chapter: the people who chose these have earned that much.',
  ],
  balloon: [
    'It is quieter up there than anyone expects. The burner breathes, the fields turn over in their sleep and somebody points at a fox.',
    'You will get up in the dark and complain about it, and by six you will be on the edge of a basket with nothing to say at all.',
    'The weather decides the day, so keep the week loose. It is worth every rearranged morning.',
  ],
  trail: [
    'Start early, go steadily, and eat the sandwiches at the second-best view so that you still have the best one to come.',
    'You need boots that fit and a coat you trust. The rest, including where the path goes, is taken care of.',
    'The top is not really the point, although it does help with the photographs.',
  ],
  spa: [
    'There is a particular kind of quiet that only arrives after the second pool. Give it a couple of hours and do not plan much for the evening.',
    'Leave the telephone in the locker and the list at home. Everything else you need is on a warm shelf with your name on it.',
    'Members describe it as a reset. We would call it lying down, done properly.',
  ],
  gardens: [
    'Go on a weekday if you can, when the gardeners have time to talk. There is always one path that the map forgets and it is always the good one.',
    'It is a day that costs nothing but points and a tank of petrol, and it ends with cake. There is no obligation to learn the Latin.',
    'Come back in another season and it will be another garden. That is rather the idea.',
  ],
  wildlife: [
    'Bring binoculars and low expectations; you will need the first and be glad of the second. The keepers know who is likely to be out and where to stand.',
    'Every ticket helps to pay for an animal that will never appear on a poster. The ones that do are very good company.',
    'Children go quiet here, of their own accord. It is the most reliable magic we have come across.',
  ],
  thrills: [
    'Your stomach will be half a second behind you for most of the day. Go straight to the big one, before lunch and before you change your mind.',
    'There is a photograph at the end, and nobody has ever looked good in it. Buy it anyway.',
    'Take the brave one, take the sensible one, and do not be surprised when they swap.',
  ],
  home: [
    'Well-made things disappear into a life and quietly improve it. You will notice this most in about three years, when it still works.',
    'It will look right where you put it and better once it has been lived with. Points are as good a way as any of choosing the nicer one.',
    'We asked the makers what goes wrong with things like this and then whether theirs does. It does not.',
  ],
  tech: [
    'It does what it says, it says it plainly, and when the battery fades you can change it. That is rarer than it should be.',
    'Take it out of the box, press the only button and get on with your day. The instructions run to a page, and you will not need that.',
    'For the daily commute, the long-haul flight or the corner of the kitchen where the signal gives up.',
  ],
  flowers: [
    'Send them for no reason; they are better received that way. The growers pick early, the courier is careful and the note is in real handwriting.',
    'A bare table is only ever a bunch of something away from looking deliberate.',
    'They arrive in bud, open by the weekend and last well into the next one if you remember the water.',
  ],
  fashion: [
    'The thing about clothes that fit is that you stop thinking about them. Try it on with the shoes you actually wear.',
    'Buy it for the season and keep it for the decade. The points are spent either way, so you may as well have the good one.',
    'Half the pleasure is the parcel. The other half is being asked where you got it and saying that it was free, which is nearly true.',
  ],
  beauty: [
    'Nothing here claims to turn back anything. It smells of very little, it does its job, and the bottle can be used again.',
    'Ten minutes at the basin with the door shut is a perfectly good plan for a Thursday.',
    'It is a routine short enough to keep, made by people who would rather you bought less and used it all.',
  ],
  hearts: [
    'Points make a good gift because you never had them in your pocket. All of what you give is passed on, and we cover the cost of sending it.',
    'It takes a few seconds and it lands as something real: a meal, a fare, an afternoon that would otherwise have been long.',
    'Give a little and often or all at once. You will find a note of it in your activity and no thermometer on our home page.',
  ],
  ocean: [
    'The sea does not need much from us except attention, and the odd pair of hands. This is a way to lend it both.',
    'Go down to the water and you will sleep better. It works at any age and in most weathers.',
    'Tides wait for nobody, but they do come back twice a day, which is a forgiving sort of arrangement.',
  ],
  confetti: [
    'It is only a bit of fun, and that is the whole of the case for it. The odds are printed, the prize is real and somebody has to win.',
    'Two minutes with a cup of tea and you are done. What happens next is between you and the drum.',
    'Play for the pleasure of it. We keep the entries low and the prizes large, which is the wrong way round for us and the right way round for you.',
  ],
}

/**
 * Returns what spending points on such a thing is like. The first paragraph of a reward's description is one of these.
 */
export function occasionsFor(scene: Scene): readonly [string, string, string] {
  return occasions[isCloseUp(scene) ? closeUps[scene] : scene]
}

function isCloseUp(scene: Scene): scene is CloseUp {
  return scene in closeUps
}
