/** What the demo's preparers say about themselves, in English and in US Spanish. */
export const demoBios = {
  RENOKA: {
    bio: 'I opened this office in 2019, after twelve years of preparing returns for other firms. I like the complicated ones: a business with a partner, a rental, a year with three jobs. You will always know what I charge before I start.',
    bio_es:
      'Abrí esta oficina en 2019, después de doce años preparando declaraciones en otras firmas. Me gustan los casos complicados: un negocio con socios, una casa en alquiler, un año con tres empleos. Siempre sabrá cuánto cobro antes de empezar.',
  },
  MARBEL: {
    bio: 'I have prepared individual returns for nurses, teachers and autoworkers for fifteen years. Bring your mortgage and medical papers, and I will tell you whether itemizing is worth it this year.',
    bio_es:
      'Llevo quince años preparando declaraciones para enfermeras, maestros y trabajadores de la industria automotriz. Traiga los papeles de su hipoteca y sus gastos médicos, y le diré si este año le conviene detallar las deducciones.',
  },
  DANWHI: {
    bio: 'I make sure families get every credit they qualify for, from the Child Tax Credit to the Earned Income Tax Credit. Evenings work for me if you cannot come during the day.',
    bio_es:
      'Me aseguro de que las familias reciban todos los créditos que les corresponden, desde el crédito tributario por hijos hasta el crédito por ingreso del trabajo. Si no puede venir de día, le atiendo por la tarde.',
  },
  PRIRAM: {
    bio: 'Drivers, caterers, hair stylists, contractors: if you work for yourself, I help you sort out your Schedule C, your mileage and your estimated payments, so that April holds no surprises.',
    bio_es:
      'Conductores, cocineros, estilistas, contratistas: si trabaja por su cuenta, le ayudo con el Anexo C, las millas y los pagos estimados, para que en abril no haya sorpresas.',
  },
  LEOCAS: {
    bio: 'I run the Outer Drive location and speak Spanish with about half of my clients. If this is your first return in the United States, or you need an ITIN, start with me.',
    bio_es:
      'Dirijo la oficina de Outer Drive y atiendo en español a casi la mitad de mis clientes. Si es su primera declaración en Estados Unidos o necesita un ITIN, empiece conmigo.',
  },
  TAMODE: {
    bio: 'I work mostly with single parents and with people who care for a relative at home. I explain each line in plain words, and I answer messages the same day during tax season.',
    bio_es:
      'Trabajo sobre todo con madres y padres solteros y con personas que cuidan a un familiar en casa. Explico cada línea con palabras sencillas y, en temporada de impuestos, contesto los mensajes el mismo día.',
  },
  VICHAL: {
    bio: 'I kept the books of a family hardware store for ten years before I became a preparer. I help small businesses with payroll questions, depreciation and clean records.',
    bio_es:
      'Antes de ser preparador llevé durante diez años los libros de una ferretería familiar. Ayudo a los pequeños negocios con la nómina, la depreciación y el orden de sus registros.',
  },
  YOLPRU: {
    bio: 'I help rideshare drivers, cleaners and home health aides claim what the work really costs them. I can also help you apply for or renew an ITIN.',
    bio_es:
      'Ayudo a conductores, personal de limpieza y cuidadores a domicilio a deducir lo que de verdad les cuesta su trabajo. También puedo ayudarle a solicitar o renovar un ITIN.',
  },
  SAMFER: {
    bio: 'New to the office, or years behind on your returns? I take it one year at a time and tell you first what matters most. I also speak Arabic.',
    bio_es:
      '¿Es nuevo en la oficina o tiene declaraciones atrasadas? Avanzamos año por año y le digo primero qué es lo más importante. También hablo árabe.',
  },
  NADKOW: {
    bio: 'A new baby, a new house, a first year of retirement: I look at what changes on your return before it happens. I also speak Polish.',
    bio_es:
      'Un bebé, una casa nueva, el primer año de jubilación: reviso lo que va a cambiar en su declaración antes de que ocurra. También hablo polaco.',
  },
  GREAMO: {
    bio: 'I prepare returns for partnerships and S corporations, and for the people who own them. Before that I spent nine years answering letters from the IRS, and I still do.',
    bio_es:
      'Preparo declaraciones de sociedades colectivas y sociedades anónimas de tipo S, y también las de sus dueños. Antes pasé nueve años respondiendo cartas del IRS, y lo sigo haciendo.',
  },
  CELMON: {
    bio: 'I am often the first person you meet here. If your return is simple, we can usually finish it in one visit; if it is not, I bring in the right colleague.',
    bio_es:
      'Muchas veces soy la primera persona que le recibe. Si su declaración es sencilla, solemos terminarla en una visita; si no lo es, llamo al colega indicado.',
  },
  ISATHO: {
    bio: 'I like receipts. Bring the whole box, and I will find what counts, from medical bills to gifts to your church, and tell you what to keep for next year.',
    bio_es:
      'Me gustan los recibos. Traiga la caja entera: yo busco lo que cuenta, desde los gastos médicos hasta los donativos a su iglesia, y le digo qué guardar para el próximo año.',
  },
} as const;
