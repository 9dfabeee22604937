import al from './al.json' with { type: 'json' };
import ar from './ar.json' with { type: 'json' };
import az from './az.json' with { type: 'json' };
import ca from './ca.json' with { type: 'json' };
import co from './co.json' with { type: 'json' };
import ct from './ct.json' with { type: 'json' };
import dc from './dc.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import ga from './ga.json' with { type: 'json' };
import hi from './hi.json' with { type: 'json' };
import ia from './ia.json' with { type: 'json' };
import id from './id.json' with { type: 'json' };
import il from './il.json' with { type: 'json' };
import indiana from './in.json' with { type: 'json' };
import ks from './ks.json' with { type: 'json' };
import ky from './ky.json' with { type: 'json' };
import la from './la.json' with { type: 'json' };
import ma from './ma.json' with { type: 'json' };
import md from './md.json' with { type: 'json' };
import me from './me.json' with { type: 'json' };
import mi from './mi.json' with { type: 'json' };
import mn from './mn.json' with { type: 'json' };
import mo from './mo.json' with { type: 'json' };
import ms from './ms.json' with { type: 'json' };
import mt from './mt.json' with { type: 'json' };
import nc from './nc.json' with { type: 'json' };
import nd from './nd.json' with { type: 'json' };
import ne from './ne.json' with { type: 'json' };
import nj from './nj.json' with { type: 'json' };
import nm from './nm.json' with { type: 'json' };
import ny from './ny.json' with { type: 'json' };
import oh from './oh.json' with { type: 'json' };
import ok from './ok.json' with { type: 'json' };
import or from './or.json' with { type: 'json' };
import pa from './pa.json' with { type: 'json' };
import ri from './ri.json' with { type: 'json' };
import sc from './sc.json' with { type: 'json' };
import ut from './ut.json' with { type: 'json' };
import va from './va.json' with { type: 'json' };
import vt from './vt.json' with { type: 'json' };
import wa from './wa.json' with { type: 'json' };
import wi from './wi.json' with { type: 'json' };
import wv from './wv.json' with { type: 'json' };

/** The states' figures of 2024, by code. */
export const stateFigures = {
  AL: al,
  AR: ar,
  AZ: az,
  CA: ca,
  CO: co,
  CT: ct,
  DC: dc,
  DE: de,
  GA: ga,
  HI: hi,
  IA: ia,
  ID: id,
  IL: il,
  IN: indiana,
  KS: ks,
  KY: ky,
  LA: la,
  MA: ma,
  MD: md,
  ME: me,
  MI: mi,
  MN: mn,
  MO: mo,
  MS: ms,
  MT: mt,
  NC: nc,
  ND: nd,
  NE: ne,
  NJ: nj,
  NM: nm,
  NY: ny,
  OH: oh,
  OK: ok,
  OR: or,
  PA: pa,
  RI: ri,
  SC: sc,
  UT: ut,
  VA: va,
  VT: vt,
  WA: wa,
  WI: wi,
  WV: wv,
};
