import { intakeCalls } from '../intake/intake.calls';
import { IntakeBody } from '../intake/intake.dto';
import { fillPath, successStatus } from './call';
import { shapesOf } from './shapes';

describe('the call table', () => {
  it('fills a path and escapes what it is given', () => {
    expect(fillPath('/intake/{id}', { id: 'a/b' })).toBe('/intake/a%2Fb');
    expect(fillPath('/messages/{userId?}')).toBe('/messages');
    expect(fillPath('/x/{a}/y', { a: '1' })).toBe('/x/1/y');
  });

  it('answers 201 where something is created, else 200', () => {
    expect(successStatus(intakeCalls.create)).toBe(201);
    expect(successStatus(intakeCalls.mine)).toBe(200);
  });

  it('finds the class of a body', () => {
    expect(shapesOf(intakeCalls.update).body).toBe(IntakeBody);
    expect(shapesOf(intakeCalls.mine).body).toBeUndefined();
  });
});
