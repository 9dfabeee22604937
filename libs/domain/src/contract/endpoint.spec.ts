import { intakeEndpoints } from '../intake/intake.endpoints';
import '../intake/intake.contract';
import { IntakeBody } from '../intake/intake.dto';
import { fillPath, successStatus } from './endpoint';
import { dtosOf } from './contract';

describe('an entry of the contract', () => {
  it('fills a path and escapes what it is given', () => {
    expect(fillPath('/intake/{id}', { id: 'a/b' })).toBe('/intake/a%2Fb');
    expect(fillPath('/messages/{userId?}')).toBe('/messages');
    expect(fillPath('/x/{a}/y', { a: '1' })).toBe('/x/1/y');
  });

  it('answers 201 where something is created, else 200', () => {
    expect(successStatus(intakeEndpoints.create)).toBe(201);
    expect(successStatus(intakeEndpoints.mine)).toBe(200);
  });

  it('is bound to the class of its body', () => {
    expect(dtosOf(intakeEndpoints.update).body).toBe(IntakeBody);
    expect(dtosOf(intakeEndpoints.mine).body).toBeUndefined();
  });
});
