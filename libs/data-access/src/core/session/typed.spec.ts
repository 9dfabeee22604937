import { forgetTyped, keepTyped, typedBefore } from './typed';

describe('what was typed before a sign-out', () => {
  afterEach(forgetTyped);

  it('is nobody else’s', () => {
    keepTyped('ada', 'intake', { city: 'Detroit' });
    expect(typedBefore('bob', 'intake')).toBeUndefined();
    expect(typedBefore('ada', 'schedule-c')).toBeUndefined();
  });

  it('comes back to the same person, until it is forgotten', () => {
    keepTyped('ada', 'intake', { city: 'Detroit' });
    expect(typedBefore('ada', 'intake')).toEqual({ city: 'Detroit' });
    keepTyped('ada', 'intake', undefined);
    expect(typedBefore('ada', 'intake')).toBeUndefined();
  });
});
