import { nextOpening } from './opening'

const closed = nextOpening<string>(null, false, '')
const open = nextOpening(closed, true, 'Edit lathe')!
const closing = nextOpening(open, false, 'nothing')!

test('nothing is on the screen before it is opened', () => {
  expect(closed).toBeNull()
})

test('an open overlay follows its screen without starting anew', () => {
  expect(nextOpening(open, true, 'Edit mill')).toEqual({ nth: open.nth, isOpen: true, props: 'Edit mill' })
  expect(nextOpening(open, true, 'Edit lathe')).toBe(open)
})

test('an overlay that closes shows what it last showed', () => {
  expect(closing).toEqual({ nth: open.nth, isOpen: false, props: 'Edit lathe' })
  expect(nextOpening(closing, false, 'something else')).toBe(closing)
})

test('one that opens again while it still closes begins afresh', () => {
  expect(nextOpening(closing, true, 'Edit mill')).toEqual({ nth: open.nth + 1, isOpen: true, props: 'Edit mill' })
})
