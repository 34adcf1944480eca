import { expect, test } from 'vitest'
import { planColours, planHeadline } from './plan-headline.ts'

test.each([
  ['Only for {plan}', { before: 'Only for ', after: '' }],
  ['{plan}: yours alone', { before: '', after: ': yours alone' }],
  ['Yours alone', { before: 'Yours alone ', after: '' }],
])('the headline "%s" has a place for the plan’s name [HOM-09]', (headline, parts) => {
  expect(planHeadline(headline)).toEqual(parts)
})

test.each([
  ['as the plan has them [HOM-09]', '#3b1d5e', '#ffffff', { ground: '#3b1d5e', text: '#ffffff' }],
  ['with white words where the plan’s cannot be read', '#3b1d5e', '#3b1d5f', { ground: '#3b1d5e', text: '#ffffff' }],
  ['with black words where white ones cannot be read', '#ffe08a', '#ffffff', { ground: '#ffe08a', text: '#000000' }],
  ['with black words where the plan says nothing readable', '#ffe08a', 'red', { ground: '#ffe08a', text: '#000000' }],
  ['not at all where the ground is no colour', 'url(x)', '#ffffff', undefined],
])('a plan’s colours are used %s', (_goal, primaryColor, nameTextPrimaryColor, colours) => {
  expect(planColours({ primaryColor, nameTextPrimaryColor })).toEqual(colours)
})
